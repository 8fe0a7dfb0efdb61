use demo::first::*;
use demo::second::*;
fn main() {
    println!("{}", go() + other());
}

mod demo {
#![allow(dead_code)]
mod one {
    pub fn other() -> u8 {
        2
    }
}
pub mod first {
    pub use super::one::*;
}
pub mod second {
    pub fn go() -> u8 {
        3
    }
}
}
