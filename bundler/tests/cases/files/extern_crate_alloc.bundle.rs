extern crate alloc;
fn main() {
    println!("{}", demo::boxes::boxed(4));
}

mod demo {
extern crate alloc;

pub mod boxes {
use alloc::boxed::Box;

pub fn boxed(n: i32) -> Box<i32> {
    Box::new(n)
}
}
}
