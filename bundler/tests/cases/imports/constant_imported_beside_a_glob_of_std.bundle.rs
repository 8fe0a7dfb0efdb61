use demo::one::*;

fn main() {
    for n in 1..3u8 {
        match n {
            MAX => println!("the constant"),
            _ => println!("another number"),
        }
    }
}

mod demo {
pub mod one {
    pub use crate::demo::p::MAX;
}
mod p {
    pub const MAX: u8 = 2;
}
}
