#[derive(Debug)]
struct Point {
    y: u8,
}

trait Show {
    fn show(&self) -> String;
}

impl Show for Point {
    fn show(&self) -> String {
        format!("own {}", self.y)
    }
}

impl Show for demo::Point {
    fn show(&self) -> String {
        format!("own of the library's {:?}", self)
    }
}

fn main() {
    println!("{} {}", Point { y: 1 }.show(), demo::origin().show());
    println!("{}", demo::Show::show(&demo::origin()));
}

mod demo {
#[derive(Debug, Default)]
pub struct Point {
    pub x: i64,
}
pub fn origin() -> Point {
    Point::default()
}
pub trait Show {
    fn show(&self) -> String;
}
impl Show for Point {
    fn show(&self) -> String {
        format!("library {}", self.x)
    }
}
}
