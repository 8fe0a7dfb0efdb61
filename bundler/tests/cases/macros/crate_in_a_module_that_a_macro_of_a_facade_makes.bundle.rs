fn main() { println!("{}", fac::zed::next()); }

mod fac {
pub mod zed { pub use crate::z::*; }
}

mod z {
pub fn next() -> u8 { 4 }
}
