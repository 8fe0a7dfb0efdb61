fn main() { println!("{}", lc::g()); }

mod lc {
use crate::la::mm;
use crate::la;
pub fn g() -> u8 { mm!() + la::f() }
}

mod la {
pub fn f() -> u8 { 1 }
macro_rules! mm { () => { 5 } }
pub(crate) use mm;
}
