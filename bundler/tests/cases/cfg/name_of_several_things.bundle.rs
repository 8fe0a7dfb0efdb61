fn main() {
    println!("{} {}", demo::f(), demo::g());
}

mod demo {
#[cfg(not(windows))]
use std::cmp as order;
#[cfg(windows)]
mod order {
}
#[cfg(not(windows))]
pub enum Kind {
    A = 3,
}
#[cfg(windows)]
#[allow(non_snake_case)]
pub mod Kind {}

pub fn f() -> i32 {
    order::max(1, 2)
}
pub fn g() -> i32 {
    Kind::A as i32
}
}
