use facade::*;

fn main() {
    let square = 2.0 * Square(1.5);
    println!("{} {}", square.twice(), 4.0.area());
}

mod facade {
pub use crate::shapes::*;
pub use crate::traits::*;
}

mod shapes {
use std::ops::Mul;
use crate::traits::Area;

#[derive(Clone, Copy)]
pub struct Square(pub f64);

impl Area for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

impl Mul<Square> for f64 {
    type Output = Square;
    fn mul(self, square: Square) -> Square {
        Square(self * square.0)
    }
}
}

mod traits {
pub trait Area {
    fn area(&self) -> f64;
    fn twice(&self) -> f64 {
        2.0 * self.area()
    }
}

impl Area for f64 {
    fn area(&self) -> f64 {
        *self
    }
}
}
