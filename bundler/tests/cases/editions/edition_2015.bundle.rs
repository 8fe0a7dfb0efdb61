
use demo::{total, Square};

fn main() {
    println!("{} {}", total(&[Box::new(Square(2)), Box::new(Square(3))]), demo::async());
}

mod demo {
mod shapes {
use crate::demo::area::Area;

pub struct Square(pub i32);

impl Area for Square {
    fn area(&self) -> i32 {
        self.0 * self.0
    }
}
}
mod area {
pub trait Area {
    fn area(&self) -> i32;
}

pub fn total(all: &[Box<crate::demo::area::Area>]) -> i32 {
    all.iter().map(|shape| shape.area()).sum()
}
}

pub use crate::demo::area::total;
pub use crate::demo::shapes::Square;

pub fn async() -> i32 {
    1
}
}
