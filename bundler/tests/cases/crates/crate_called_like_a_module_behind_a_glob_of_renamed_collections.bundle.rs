mod q { pub use std::collections as c; }
use q::c::*;
fn main() { println!("{} {}", hash_map::HashMap::from([(1, 2)]).len(), crate::hash_map_lib::x()); }

mod hash_map_lib {
pub fn x() -> u32 { 1 }
}
