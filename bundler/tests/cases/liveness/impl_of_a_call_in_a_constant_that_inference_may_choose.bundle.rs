use std::ops::Add;
fn main() {
    let _ = demo::B;
    println!("{}", vec![1u8].add(1.into()));
}

mod demo {
#![allow(unused)]
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
pub struct B;
impl std::ops::Add<B> for &Vec<u8> { type Output = &'static str; fn add(self, _: B) -> &'static str { "&vec + B" } }
impl From<i32> for B { fn from(_: i32) -> B { B } }
pub struct A; impl From<i32> for A { fn from(_: i32) -> A { A } } const _: () = { pass! { impl std::ops::Add<A> for Vec<u8> { type Output = &'static str; fn add(self, _: A) -> &'static str { "vec + A" } } } };
}
