use std::f64::*;
fn main() { println!("{} {}", consts::PI, demo::two()); }

mod demo {
use crate::consts_lib as consts;
pub fn two() -> i32 { consts::two() }
}

mod consts_lib {
pub fn two() -> i32 { 2 }
}
