mod own {
use crate::demo;
    pub enum Kind {
        Odd,
        Even,
    }
    use Kind::{Even, Odd};
    pub fn kind(n: i32) -> Kind {
        if n % 2 == 0 { Even } else { Odd }
    }
    pub fn sign(n: i32) -> i32 {
        use demo::sides;
        match kind(n) {
            Kind::Even => demo::signs!(sides::Left)[0],
            Kind::Odd => demo::signs!(sides::Left, sides::Right)[1],
        }
    }
}

fn main() {
    println!("{} {}", own::sign(1), own::sign(2));
}

mod demo {
pub(crate) use crate::signs;
use crate::tree;
pub use crate::demo::tree::{sides, Leaf};
#[macro_export]
macro_rules! signs {
    ($($side:expr),*) => {
        [$($crate::demo::Leaf($side).sign()),*]
    };
}
}

mod tree {
mod leaf {
pub enum Side {
    Left,
    Right,
}
use Side::*;
pub struct Leaf(pub Side);
impl Leaf {
    pub fn sign(&self) -> i32 {
        match self.0 {
            Left => -1,
            Right => 1,
        }
    }
}
}
pub use leaf::{Leaf};
pub mod sides {
    pub use super::leaf::Side;
    pub use Side::{Left, Right};
}
}
