fn main() { println!("{} {}", fac::next(), fac::prev()); }

mod fac {
pub use crate::z::*;
pub use crate::y::*;
}

mod y {
pub fn prev() -> u8 { 5 }
}

mod z {
pub fn next() -> u8 { 4 }
}
