use demo::c::*;

fn main() {
    println!("{}", 1 + TWO);
}

mod demo {
pub mod c {
    pub use crate::demo::p::*;
}
mod p {
    pub const TWO: u8 = 2;
}
}
