fn main() { demo::run() }

mod demo {
#![allow(dead_code)]
pub mod two { pub fn g() -> u8 { 3 } }
pub mod three { pub fn f() -> u8 { 4 } }
pub mod hub { pub use super::two::*; }
pub mod one { pub use super::hub::*; }
pub fn f() -> u8 { 9 }
pub fn run() { use crate::demo::one::*; println!("{} {}", f(), g()); }
}
