use std::alloc;
fn main() { println!("{} {} {}", dep::m::f(), dep::here(), alloc::Layout::new::<u8>().size()); }

mod dep {
extern crate alloc;
pub mod inner { pub mod alloc { pub fn g() -> usize { 40 } } }
pub mod m {
extern crate alloc;
    pub fn f() -> usize { crate::dep::alloc::vec::Vec::<u8>::new().len() + super::alloc::string::String::from("ab").len() + crate::dep::inner::alloc::g() + crate::dep::alloc::vec::Vec::<u8>::new().len() }
}
pub fn here() -> usize { self::alloc::string::String::from("abc").len() + alloc::string::String::new().len() }
}
