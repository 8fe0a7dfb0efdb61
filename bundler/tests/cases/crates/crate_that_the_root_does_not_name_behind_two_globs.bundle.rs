mod child { use super::*; use crate::demo::*; pub fn all() -> i32 { dep::two() + own() } }
mod other {
use crate::dep_lib as dep;
 pub fn two() -> i32 { dep::two() } }
fn own() -> i32 { other::two() * 10 }
fn main() { println!("{}", child::all()); }

mod demo {
pub mod dep { pub fn two() -> i32 { 200 } }
}

mod dep_lib {
pub fn two() -> i32 { 2 }
}
