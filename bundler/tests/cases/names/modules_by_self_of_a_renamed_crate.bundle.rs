use crate::demo_lib::a::{self};
use crate::demo_lib::{self as krate, b::{self, four}};

fn demo() -> i32 {
    krate::a::three() + a::three() + b::four() + four()
}

fn main() {
    println!("{}", demo());
}

mod demo_lib {
pub mod a {
    pub fn three() -> i32 {
        3
    }
}
pub mod b {
    pub fn four() -> i32 {
        4
    }
}
}
