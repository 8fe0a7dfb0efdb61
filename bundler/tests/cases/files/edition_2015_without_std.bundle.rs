extern crate core;

fn main() {
    println!("{}", demo::order::of(3, 4));
}

mod demo {
pub mod order {
use core::cmp::Ordering;

pub fn of(a: i32, b: i32) -> bool {
    a.cmp(&b) == Ordering::Less
}
}
}
