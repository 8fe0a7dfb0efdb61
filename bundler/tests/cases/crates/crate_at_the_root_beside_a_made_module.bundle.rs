mod demo {
extern crate alloc;
pub mod a {extern crate alloc;
 pub fn v() -> alloc::vec::Vec<u8> { alloc::vec![1, 2] } }
}

macro_rules! make { ($n:ident) => { mod $n { pub fn x() -> u32 { 3 } } } }
make!(alloc);
fn main() { println!("{:?} {}", demo::a::v(), crate::alloc::x()); }
