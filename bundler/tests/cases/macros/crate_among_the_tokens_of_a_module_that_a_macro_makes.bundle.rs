fn main() { println!("{}", lb::n::f()); }

mod lb {
pub mod n {
use crate::la;
 pub fn f() -> u8 { la::g() } }
}

mod la {
pub fn g() -> u8 { 1 }
}
