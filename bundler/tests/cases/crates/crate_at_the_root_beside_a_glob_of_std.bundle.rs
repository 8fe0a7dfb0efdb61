use std::*;
fn main() { println!("{:?} {}", demo::a::v(), alloc::Layout::new::<u32>().size()); }

mod demo {
extern crate alloc;
pub mod a {extern crate alloc;
 pub fn v() -> alloc::vec::Vec<u8> { alloc::vec![1, 2] } }
}
