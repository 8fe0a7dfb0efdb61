use demo::hub;

fn main() {
    println!("{} {} {}", hub::pick(), hub::take(), hub::run());
}

mod demo {
#![allow(unused_imports)]
pub mod first {
    pub fn one() -> u8 {
        1
    }
}
pub mod other {
    pub fn pick() -> u8 {
        5
    }
    pub fn take() -> u8 {
        6
    }
}
pub mod hub {
    pub mod inner {
        use crate::demo::first::*;
        pub fn run() -> u8 {
            one()
        }
    }
    pub use super::other::*;
    pub use inner::*;
}
}
