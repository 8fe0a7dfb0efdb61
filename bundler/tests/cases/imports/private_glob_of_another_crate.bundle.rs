fn main() {
    println!("{} {}", demo::ONE, demo::two());
}

mod demo {
pub use b::*;
pub mod b {
    pub const ONE: u8 = 3;
}
pub mod c {
    pub const TWO: u8 = 2;
}
#[allow(unused_imports)]
use crate::demo::c::*;

pub fn two() -> u8 {
    TWO
}
}
