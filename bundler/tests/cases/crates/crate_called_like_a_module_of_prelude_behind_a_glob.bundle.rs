use std::prelude::*;
fn main() { println!("{:?} {}", v1::drop(2), crate::v1_lib::drop(3)); }

mod v1_lib {
pub fn drop<T>(x: T) -> u32 { let _ = x; 1 }
}
