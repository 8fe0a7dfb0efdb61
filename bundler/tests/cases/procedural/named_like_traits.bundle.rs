use demo::{Display, Show};

struct Point;
impl demo::Show for Point { }
impl Point {
    fn name(&self) -> &str {
        "Point"
    }
}

fn shown(it: &impl Display) -> String {
    use std::convert::identity;
    identity(it.to_string())
}

fn main() {
    let naming = 4;
    println!("{} {} {}", Point.area(), Point.name(), shown(&naming));
    println!("{}", naming);
}

mod demo {
pub use std::fmt::Display;

pub trait Show {
    fn area(&self) -> u32 {
        1
    }
}
}
