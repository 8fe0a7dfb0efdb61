extern crate core;

fn main() {
    println!("{}", demo::larger(3, 4));
}

mod demo {
pub fn larger(a: i32, b: i32) -> i32 {
    use core::cmp::max;
    max(a, b)
}
}
