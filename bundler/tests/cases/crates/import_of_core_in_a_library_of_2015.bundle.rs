extern crate core;
fn main() {
    println!("{}", demo::double(2));
}

mod demo {
use core::cmp::max;
use crate::demo::inner::twice;
mod inner {
    pub fn twice(x: i32) -> i32 {
        x + x
    }
}
pub fn double(x: i32) -> i32 {
    max(twice(x), 0)
}
}
