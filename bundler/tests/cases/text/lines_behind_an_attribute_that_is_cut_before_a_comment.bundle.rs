//! Title.

extern crate alloc as other_alloc;
// It takes too long.

fn main() { println!("{:?} {:?}", demo::m::two(), demo::alone::two()); }

mod demo {
// Nothing of it.
extern crate alloc as other_alloc;
pub mod m {
// Nothing of it.
use other_alloc::vec::Vec;
pub fn two() -> Vec<u32> { Vec::from([2]) }
}
pub mod alone { pub fn two() -> other_alloc::vec::Vec<u32> { other_alloc::vec::Vec::from([2]) } }
}
