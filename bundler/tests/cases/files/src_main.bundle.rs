mod more {
use crate::demo;
pub fn nine() -> i32 {
    demo::eight() + 1
}
}

fn main() {
    println!("{} {}", demo::eight(), more::nine());
}

mod demo {
pub fn eight() -> i32 {
    8
}
}
