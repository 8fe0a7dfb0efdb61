use demo::{Dot, Rect, Shape};

fn main() {
    println!("{:?} {:?} {:?}", Dot, Rect { w: 2 }, Shape::Line(3));
}

mod demo {
pub mod shape {
    #[derive(Debug)]
    pub enum Shape {
        Dot,
        Line(i32),
        Box { w: i32 },
    }
}
pub use shape::Shape::{self, Box as Rect, Dot};
}
