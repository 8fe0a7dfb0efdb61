mod demo {
pub struct A;
impl std::ops::Add<A> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: A) -> &'static str {
        "vec + A"
    }
}
impl From<i32> for A {
    fn from(_: i32) -> A {
        A
    }
}
pub fn one() -> i32 {
    1
}
}

macro_rules! pass { ($($t:tt)*) => { $($t)* } }
use std::ops::Add;
struct B;
pass!{ impl Add<B> for &Vec<u8> {
    type Output = &'static str;
    fn add(self, _: B) -> &'static str {
        "&vec + B"
    }
}
} impl From<i32> for B {
    fn from(_: i32) -> B {
        B
    }
}
fn main() {
    println!("{}", vec![1u8].add(demo::one().into()));
}
