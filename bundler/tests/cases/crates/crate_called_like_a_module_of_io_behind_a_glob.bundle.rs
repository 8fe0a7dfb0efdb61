use std::io::*;
fn f<R: prelude::Read>(mut r: R) -> usize { let mut s = String::new(); prelude::Read::read_to_string(&mut r, &mut s).unwrap() }
fn main() { println!("{} {}", f(&b"abc"[..]), crate::prelude_lib::x()); }

mod prelude_lib {
pub fn x() -> u32 { 1 }
}
