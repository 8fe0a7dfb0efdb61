fn main() {
    let _ = demo::A;
    println!("{}", demo::size(7));
}

mod demo {
#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
impl FromIterator<A> for u8 {
    fn from_iter<I: IntoIterator<Item = A>>(_: I) -> Self {
        1
    }
}
impl FromIterator<B> for i32 {
    fn from_iter<I: IntoIterator<Item = B>>(_: I) -> Self {
        2
    }
}
pub fn size<X: Default, T: FromIterator<X>>(_: T) -> usize {
    let _: T = std::iter::once(X::default()).collect();
    std::mem::size_of::<T>()
}
}
