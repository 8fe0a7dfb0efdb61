fn main() {
    println!("{}", demo::f());
}

mod demo {
mod inner {
    pub fn cmp() -> i32 {
        3
    }
}
use inner::*;
use std::cmp;

pub fn f() -> i32 {
    cmp::max(cmp(), 2)
}
}
