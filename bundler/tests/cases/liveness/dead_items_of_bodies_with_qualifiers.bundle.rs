fn main() {
    demo::run();
    println!("{}", demo::foreign());
}

mod demo {
#![allow(dead_code)]
pub fn run() {
    println!("run");
; ; ; ; }
pub fn foreign() -> i32 {
    unsafe extern "C" {
    }
    3
}
}
