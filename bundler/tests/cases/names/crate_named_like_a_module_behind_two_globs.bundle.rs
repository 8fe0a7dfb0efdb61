mod child { use super::*; use crate::demo::*; pub fn all() -> i32 { dep::two() + own() } }
fn own() -> i32 { crate::dep_lib::two() * 10 }
fn main(){ println!("{} {}", child::all(), crate::dep_lib::two()); }

mod demo {
pub mod dep { pub fn two() -> i32 { 200 } }
}

mod dep_lib {
pub fn two() -> i32 { 2 }
}
