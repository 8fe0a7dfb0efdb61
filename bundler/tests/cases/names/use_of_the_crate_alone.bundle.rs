use demo::{self as again};

mod inner {
    pub(crate) use crate::demo;
    pub fn four() -> i32 {
        demo::four()
    }
}

fn main() {
    println!("{} {} {}", demo::a::three(), again::four(), inner::demo::four() + inner::four());
}

mod demo {
pub mod a {
    pub fn three() -> i32 {
        3
    }
}
pub fn four() -> i32 {
    4
}
}
