fn main() {
    let _ = demo::A;
    println!("{}", demo::sum(vec![7]));
}

mod demo {
use std::ops::Add;

pub trait Small {}
impl Small for u8 {}
pub trait Large {}
impl Large for i32 {}
pub struct A;
pub struct B;
impl<T: Small> Add<A> for Vec<T> {
    type Output = usize;
    fn add(self, _: A) -> usize {
        std::mem::size_of::<T>()
    }
}
impl<T: Large> Add<B> for Vec<T> {
    type Output = usize;
    fn add(self, _: B) -> usize {
        std::mem::size_of::<T>()
    }
}
pub fn sum<T, X>(values: Vec<T>) -> usize
where
    Vec<T>: Add<X, Output = usize>,
    X: From<i32>,
{
    values + 1.into()
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
