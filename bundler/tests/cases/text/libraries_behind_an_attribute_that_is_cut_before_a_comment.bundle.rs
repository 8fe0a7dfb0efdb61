mod demo {
// Nothing of it.
extern crate alloc as other_alloc;
pub mod m {
extern crate alloc as other_alloc;
// Nothing of it.
use other_alloc::vec::Vec;
pub fn two() -> Vec<u32> { Vec::from([2]) }
}
}

// It takes too long.
mod other_alloc { pub fn three() -> u32 { 3 } }
macro_rules! show { ($shown:expr) => { println!("{:?}", $shown) } }
fn main() { show!(demo::m::two()); show!(other_alloc::three()); }
