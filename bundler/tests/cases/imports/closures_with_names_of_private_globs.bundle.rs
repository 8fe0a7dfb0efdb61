#![allow(non_snake_case, unused_variables)]
use demo::c::*;

fn main() {
    let n = std::env::args().count() as u8 + 4;
    let one = |A| println!("alone");
    one(n);
    let two = |B, other: u8| println!("{other} behind");
    two(n, n);
}

mod demo {
pub mod c {
}
const A: u8 = 0;
const B: u8 = 0;
}
