#![no_std]
extern crate std;
use std::println;
fn main() { println!("{}", demo::numbers::two()); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}

mod sys {
#[link(name = "m")]
extern "C" {}
}
