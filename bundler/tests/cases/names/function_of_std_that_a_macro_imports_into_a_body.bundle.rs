fn main() { println!("{} {}", demo::m::f(5), demo::m::f(1)); }

mod demo {
#![allow(unused, non_upper_case_globals, non_camel_case_types)]
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
pub mod consts { pub const swap: u8 = 1; pub const other: u8 = 7; pub fn it() -> u8 { swap } }
pub mod m { use crate::demo::consts::*; pub fn f(x: u8) -> u8 { pass!{ use std::mem::swap; } other + it() + match x { swap => 10, _ => 20 } } }
}
