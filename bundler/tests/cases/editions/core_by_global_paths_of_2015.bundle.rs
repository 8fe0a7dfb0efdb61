extern crate core;

fn main() {
    println!("{}", demo::larger(3, 4));
}

mod demo {
pub fn larger(a: i32, b: i32) -> i32 {
    ::core::cmp::max(a, b)
}
}
