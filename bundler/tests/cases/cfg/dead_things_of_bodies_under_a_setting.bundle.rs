fn main() {
    println!("{} {} {}", demo::by_group(), demo::by_block(), demo::by_function());
}

mod demo {
#![allow(dead_code, unused_imports)]
pub fn by_group() -> i32 {
    #[cfg(debug_assertions)]
    use std::cmp::{min};
    #[cfg(debug_assertions)]
    assert_eq!(min(2, 3), 2);
    3
}
pub fn by_block() -> i32 {
    #[cfg(debug_assertions)]
    {
        println!("debug");
    }
    4
}
pub fn by_function() -> i32 {
    #[cfg(debug_assertions)]
    fn check() {
        println!("debug");
    }
    #[cfg(debug_assertions)]
    check();
    5
}
}
