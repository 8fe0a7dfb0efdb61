use demo::{Both, One, Tr, Two};
#[allow(unused_parens, clippy::unused_unit)]
fn sizes(twice: bool) -> Vec<usize> {
    let mut all = Vec::new();
    if twice { all.push(1) }
    <fn() -> ! as Tr>::demo();
    all.push({ {} <fn() -> ! as Tr>::demo() });
    all.push({ {} <Vec<Box<dyn Iterator<Item=&'static u8>>> as Tr>::demo() });
    all.push({ {} <(u8) as Tr>::demo() });
    all.push({ {} <&'static u8 as Tr>::demo() });
    all.push({ {} <Vec<&'static u8> as Tr>::demo() });
    all.push({ {} <One<{ 1 + 2 }> as Tr>::demo() });
    all.push({ {} <Two<{ 1 + 2 }, 2> as Tr>::demo() });
    all.push({ {} <One<5> as Tr>::demo() });
    all.push({ {} <Both<fn() -> u8, u8> as Tr>::demo() });
    all
}
fn main() {
    println!("{:?} {:?}", sizes(false), sizes(true));
}

mod demo {
pub trait Tr: Sized {
    fn demo() -> usize { std::mem::size_of::<Self>() * 10 }
}
impl Tr for fn() -> ! {}
impl Tr for Vec<Box<dyn Iterator<Item = &'static u8>>> {}
impl Tr for (u8) {}
impl<'a> Tr for &'a u8 {}
impl<'a> Tr for Vec<&'a u8> {}
pub struct One<const N: usize>([u8; N]);
impl<const N: usize> Tr for One<N> {}
pub struct Two<const N: usize, const M: usize>([u8; N], [u16; M]);
impl<const N: usize, const M: usize> Tr for Two<N, M> {}
pub struct Both<A, B>(pub A, pub B);
impl<A, B> Tr for Both<A, B> {}
}
