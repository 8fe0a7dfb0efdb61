fn main() { println!("{}", fac::rd::next()); }

mod fac {
pub(crate) use crate::inp as rd;
}

mod inp {
pub fn next() -> u8 { 4 }
}
