mod child {
    use crate::demo::*;
    pub fn f() -> i32 {
        self::demo::inner() + outer()
    }
}

fn main() {
    println!("{}", child::f());
}

mod demo {
pub mod demo {
    pub fn inner() -> i32 {
        2
    }
}
pub fn outer() -> i32 {
    1
}
}
