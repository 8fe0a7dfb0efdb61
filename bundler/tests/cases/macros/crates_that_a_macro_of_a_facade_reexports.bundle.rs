fn main() { println!("{} {}", fac::z::next(), fac::y::next()); }

mod fac {
pub(crate) use crate::z_lib as z;
pub(crate) use crate::y_lib as y;
}

mod y_lib {
pub fn next() -> u8 { 5 }
}

mod z_lib {
pub fn next() -> u8 { 4 }
}
