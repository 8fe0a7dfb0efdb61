use demo::c::*;

fn main() {
    let gcd = gcd() + 1;
    println!("{gcd}");
}

mod demo {
pub mod c {
    pub use crate::demo::p::*;
}
mod p {
    pub fn gcd() -> u8 {
        2
    }
}
}
