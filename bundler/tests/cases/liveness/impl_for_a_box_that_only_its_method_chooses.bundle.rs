use std::ops::Add;

fn main() {
    println!("{}", vec![1u8].add(demo::B));
    println!("{}", Box::new(vec![1u8]).add(1.into()));
}

mod demo {
use std::ops::Add;
use std::ops::Add as Plus;

pub struct A;
pub struct B;
impl Plus<A> for Box<Vec<u8>> {
    type Output = &'static str;
    fn add(self, _: A) -> &'static str {
        "box + A"
    }
}
impl Add<B> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: B) -> &'static str {
        "vec + B"
    }
}
impl From<i32> for A {
    fn from(_: i32) -> A {
        A
    }
}
impl From<i32> for B {
    fn from(_: i32) -> B {
        B
    }
}
}
