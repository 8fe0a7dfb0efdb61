mod demo {
pub mod c {
    pub use crate::demo::p::*;
}
mod p {
    pub const A: u8 = 2;
    pub const B: u8 = 2;
    pub const C: u8 = 2;
    pub const D: u8 = 2;
}
}

use demo::c::*;

macro_rules! two {
    () => {
        2
    };
}

fn returned() -> u8 {
    if two!() == 3 {
        return 0;
    }
    return A
}

fn main() {
    println!("{}", returned());
    println!("{}", u32::from(B as u8));
    println!("{}", u32::from(C + 1));
    println!("{}", (D..9).count());
}
