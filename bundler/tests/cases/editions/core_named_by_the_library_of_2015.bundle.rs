extern crate core;

fn main() {
    println!("{}", demo::larger(3, 4));
}

mod demo {
extern crate core;

use core::cmp::max;

pub fn larger(a: i32, b: i32) -> i32 {
    ::core::cmp::min(max(a, b), 100)
}
}
