fn main() {
    println!("{}", demo::result() + demo::Point { x: 1 }.get());
}

mod demo {
pub struct Point {
    pub x: i32,
}

impl Point {
    pub fn get(&self) -> i32 {
        self.x
    }
}

pub fn result() -> i32 {
    match (Point {
        x: 3
    }.get()) {
        3 => 1,
        _ => 2,
    }
}
}
