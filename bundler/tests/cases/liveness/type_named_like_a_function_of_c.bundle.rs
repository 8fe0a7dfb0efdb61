fn main() {
    println!("{}", demo::distance(3, 5));
}

mod demo {
use std::ffi::{c_int};

macro_rules! nothing {
    () => {};
}

extern "C" {
    nothing!();
    fn abs(number: c_int) -> c_int;
}
pub fn distance(one: i32, other: i32) -> i32 {
    if one < other { other - one } else { one - other }
}
}
