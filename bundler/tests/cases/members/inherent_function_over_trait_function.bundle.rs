#[allow(unused_imports)]
use demo::{New, S};

fn main() {
    println!("{} {}", S::new(), <S as New>::new());
}

mod demo {
pub struct S;
impl S {
    pub fn new() -> i32 {
        1
    }
}
pub trait New {
    fn new() -> i32;
}
impl New for S {
    fn new() -> i32 {
        2
    }
}
}
