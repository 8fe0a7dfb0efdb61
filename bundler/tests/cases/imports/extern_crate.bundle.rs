
mod child {
use crate::demo;
    pub fn g() -> i32 {
        super::demo::f() + crate::demo::f() + demo::f()
    }
}

fn main() {
    println!("{} {}", child::g(), self::demo::f());
}

mod demo {
pub fn f() -> i32 {
    1
}
}
