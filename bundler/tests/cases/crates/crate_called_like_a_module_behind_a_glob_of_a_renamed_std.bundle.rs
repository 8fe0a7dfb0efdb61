use std as s;
use s::*;
fn main() { println!("{} {}", mem::size_of::<u32>(), crate::mem_lib::x()); }

mod mem_lib {
pub fn x() -> u32 { 1 }
}
