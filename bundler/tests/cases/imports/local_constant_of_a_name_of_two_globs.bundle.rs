fn main() {
    println!("{}{}", demo::c::pick(5), demo::c::pick(2));
}

mod demo {
pub mod c {
    pub use crate::demo::p::*;
    pub fn pick(n: u8) -> u8 {
        const TWO: u8 = 5;
        match n {
            TWO => THREE,
            _ => 1,
        }
    }
}
mod p {
    pub const THREE: u8 = 3;
}
}
