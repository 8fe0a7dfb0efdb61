fn main() {
    println!("{}", demo::two());
}

mod demo {
#![allow(unused)]
mod another {
    pub fn three() -> i32 {
        2
    }
}
use crate::demo::{another::three};
pub fn two() -> i32 {
    three()
}
}
