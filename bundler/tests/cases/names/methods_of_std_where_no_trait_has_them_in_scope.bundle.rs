use demo::roots::far::Root;
use demo::roots::{hidden, other, Square};
use demo::tools::{twice, Cube};

trait Text {
    fn to_string(&self) -> &'static str;
}
impl Text for [u8; 0] {
    fn to_string(&self) -> &'static str {
        "own"
    }
}

fn main() {
    let square = Square(3);
    println!("{} {}", other::side(&square), hidden::root(&square, hidden::Root));
    println!("{} {} {}", twice(&Cube(3)), Root::sqrt(4f32), [0u8; 0].to_string());
    println!("{} {}", demo::beside::root(4.0), demo::beside::imported::largest(1, 2));
}

mod demo {
pub(crate) use crate::beside;
pub(crate) use crate::roots;
pub(crate) use crate::tools;
}

mod beside {
use crate::roots::far::Root;
macro_rules! import {
    ($($t:tt)*) => { use $($t)*; };
}
pub mod imported {
    import!(core::cmp::max);
    pub fn largest(a: u32, b: u32) -> u32 {
        max(a, b)
    }
}
pub fn root(x: f32) -> u32 {
    Root::sqrt(x)
}
}

mod roots {
pub mod far {
    pub trait Root: Sized {
        fn sqrt(self) -> u32;
    }
    impl Root for f32 {
        fn sqrt(self) -> u32 {
            7
        }
    }
}
pub struct Square(pub u32);
impl Square {
    pub fn sqrt(&self) -> u32 {
        self.0
    }
}
pub mod other {
    pub trait Side {
        fn side(&self) -> u32;
    }
    impl Side for crate::roots::Square {
        fn side(&self) -> u32 {
            self.sqrt() + 1
        }
    }
    pub fn side(square: &crate::roots::Square) -> u32 {
        square.side() + square.sqrt()
    }
}
pub mod hidden {
    pub struct Root;
    pub fn root(square: &crate::roots::Square, _: Root) -> u32 {
        square.sqrt() + 2
    }
}
}

mod tools {
pub struct Cube(pub u32);
impl Cube {
    pub fn sqrt(&self) -> u32 {
        self.0
    }
    pub fn to_string(&self) -> u32 {
        self.0 + 1
    }
}
macro_rules! root_of {
    ($cube:expr) => { $cube.sqrt() };
}
macro_rules! text_of {
    ($cube:expr) => { $cube.to_string() };
}
pub fn twice(cube: &Cube) -> u32 {
    root_of!(cube) + text_of!(cube)
}
}
