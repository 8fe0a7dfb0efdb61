fn main() {
    println!("{} {} {:?}", demo::early::f(1), demo::late::f(0), demo::numbers());
}

mod demo {
pub mod early {
use crate::dep::assert;
use crate::dep::number;
pub fn f(x: i32) -> i32 {
    assert!(x > 0);
    x
}
pub fn number() -> i32 {
    number!()
}
}
#[macro_use]
mod macros {
macro_rules! assert {
    ($x:expr) => {
        if cfg!(any(debug_assertions, not(debug_assertions))) {
            ::std::assert!(!$x)
        }
    };
}
}
pub mod late {
pub fn f(x: i32) -> i32 {
    assert!(x > 1);
    x
}
}
macro_rules! number {
    () => {
        2
    };
}
pub fn numbers() -> [i32; 2] {
    [early::number(), number!()]
}
}

mod dep {
macro_rules! assert {
    ($x:expr) => {
        ::std::println!("checked {}", $x)
    };
}
macro_rules! number {
    () => {
        1
    };
}
pub(crate) use assert;
pub(crate) use number;
}
