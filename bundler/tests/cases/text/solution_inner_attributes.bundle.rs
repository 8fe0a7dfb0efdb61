//! Title.
#![allow(non_snake_case)]
#![allow(unused_mut)]

use demo::f;

fn main() {
    let mut N = f();
    println!("{N}");
}

mod demo {
pub fn f() -> i32 {
    1
}
}
