fn main() { println!("{} {}", demo::m::g(), demo::n::g()); }

mod demo {
pub mod m { use std::ffi::*; pub fn g() -> i32 { c_int::MAX } }
pub mod n {
use crate::c_int;
 pub fn g() -> i32 { c_int::MAX } }
}

mod c_int {
#![allow(non_upper_case_globals)]
pub const MAX: i32 = 3;
}
