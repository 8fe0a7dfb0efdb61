fn main() { println!("{}", lb::y::h().0); }

mod lb {
pub mod y {
use crate::la;
 pub fn h() -> la::Z { la::Z(la::g()) } }
}

mod la {
pub fn g() -> u8 { 1 } pub struct Z(pub u8);
}
