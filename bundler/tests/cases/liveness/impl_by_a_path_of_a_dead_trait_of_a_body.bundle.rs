fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    mod types {
        pub struct Used;
    }
    let _ = types::Used;
    4
}
}
