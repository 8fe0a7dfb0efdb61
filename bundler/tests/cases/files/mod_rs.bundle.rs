fn main() {
    println!("{:?}", demo::geo::origin());
}

mod demo {
pub mod geo {
pub mod point {
#[derive(Debug)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}
}

pub fn origin() -> point::Point {
    point::Point { x: 0, y: 0 }
}
}
}
