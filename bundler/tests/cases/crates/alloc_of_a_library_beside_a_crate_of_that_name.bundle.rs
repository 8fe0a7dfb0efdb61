use crate::alloc_lib as alloc;
fn main() {
    println!("{} {}", la::m::f(), alloc::vec::Vec::new().len());
}

mod alloc_lib {
pub mod vec { pub struct Vec; impl Vec { pub fn len(&self) -> usize { 99 } pub fn new() -> Vec { Vec } } }
}

mod la {
extern crate alloc;
pub mod m {extern crate alloc;
 pub fn f() -> usize { let v = alloc::vec::Vec::<u8>::new(); v.len() } }
}
