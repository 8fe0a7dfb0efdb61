fn main() {
    println!("{} {}", demo::one(), demo::two());
}

mod demo {
pub use crate::held::one;
pub use crate::open::two;
}

mod held {
#![allow(dead_code)]
pub fn one() -> u8 {
    1
}
}

mod open {
pub fn two() -> u8 {
    2
}
}
