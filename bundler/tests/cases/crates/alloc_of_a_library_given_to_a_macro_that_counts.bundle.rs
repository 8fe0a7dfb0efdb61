use std::alloc;
fn main() { println!("{} {}", dep::m::f(), alloc::Layout::new::<u8>().size()); }

mod dep {
extern crate alloc;
macro_rules! count { ($($t:tt)*) => { [$(stringify!($t)),*].len() } }
pub mod m { pub fn f() -> usize { count!(::alloc::vec) + crate::dep::alloc::vec::Vec::<u8>::new().len() } }
}
