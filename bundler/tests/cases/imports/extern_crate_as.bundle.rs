use crate::demo as d;

mod child {
use crate::demo as d;
    pub fn g() -> i32 {
        d::f() + crate::demo::f()
    }
}

use d::f as renamed;

fn main() {
    println!("{} {} {}", child::g(), renamed(), demo::f());
}

mod demo {
pub fn f() -> i32 {
    1
}
}
