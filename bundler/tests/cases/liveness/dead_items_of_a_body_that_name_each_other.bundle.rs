fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    3
}
}
