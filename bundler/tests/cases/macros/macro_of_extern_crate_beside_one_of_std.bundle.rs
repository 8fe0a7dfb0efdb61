fn main() {
    println!("{:?}", demo::f());
}

mod demo {
use crate::b::max_macro::max;
use std::cmp::*;
pub fn f() -> (i32, i32) {
    (max!(1, 2), max(3, 4))
}
}

mod b {
pub fn max(a: i32, b: i32) -> i32 {
    a * 100 + b
}
macro_rules! max {
    ($a:expr, $b:expr) => { $crate::b::max($a, $b) };
}
pub(crate) mod max_macro { pub(crate) use max; }
}
