fn main() {
    println!("{:?}", demo::all(2.5));
}

mod demo {
use core::ops::Sub;

pub trait Core: Copy + Sub<Output = Self> {
    fn fract(self) -> Self;
    fn floor(self) -> Self {
        self - self.fract()
    }
}

pub trait Float: Copy {
    fn fract(self) -> Self;
}

pub trait More: Core {
    fn more(self) -> Self {
        self.floor()
    }
}

impl Core for f64 {
    fn fract(self) -> f64 {
        0.25
    }
}

impl Float for f64 {
    fn fract(self) -> f64 {
        0.125
    }
}

impl More for f64 {}

pub fn all(x: f64) -> (f64, f64, f64) {
    (Core::floor(x), Float::fract(x), More::more(x))
}
}
