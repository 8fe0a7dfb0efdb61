fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    extern "C" {
        fn abs(n: i32) -> i32;
    }
    unsafe { abs(-3) }
}
}
