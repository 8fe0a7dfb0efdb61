extern crate core;

use core::cmp::min;

fn main() {
    println!("{} {}", min(demo::larger(3, 4), 5), ::core::option::Option::Some("demo").is_some());
}

mod demo {
extern crate core;

use core::cmp::max;

pub fn larger(a: i32, b: i32) -> i32 {
    ::core::cmp::min(max(a, b), 100)
}
}
