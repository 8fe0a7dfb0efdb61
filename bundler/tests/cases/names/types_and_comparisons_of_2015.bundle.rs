use demo::m::*;
const K: u32 = 0;
type O = u8;
fn id(_: u32) -> u32 { 0 }
fn from(_: u8) -> u32 { 0 }
fn main() {
    let nine = 9;
    let (s, five) = made(&nine);
    println!("{:?} {:?} {}", s.first(), s.second(), five);
    println!("{:?} {:?}", compared(1, 3), compared(9, 2));
    println!("{:?} {:?}", called(1), called(2));
    println!("{} {} {} {}", K, 1 as O, id(1), from(1));
}

mod demo {
pub const K: u32 = 3;
pub type O = u64;
pub static LIMIT: u32 = 2;
pub trait Tr {
    type O;
    const K: u32;
    fn id(x: u32) -> u32 { x }
}
impl Tr for u8 {
    type O = u16;
    const K: u32 = 40;
}
impl Tr for u16 {
    type O = u32;
    const K: u32 = 50;
}
pub mod m {
    use crate::demo::Tr;
    pub struct S<'a, T: Tr + 'a>(pub &'a <T as Tr>::O, pub(in crate::demo) <T>::O, #[allow(dead_code)] <T as Tr>::O) where T::O: 'a;
    pub fn made<'a>(x: &'a u16) -> (S<'a, u8>, crate::demo::O) { (S(x, 2, 3), 5) }
    impl<'a, T: Tr> S<'a, T> where Vec<<T>::O>: Sized, T::O: Copy {
        pub fn first(&self) -> Option<<T>::O> { Some(*self.0) }
        pub fn second(&self) -> Result<<T>::O, <T>::O> { Ok(self.1) }
    }
    pub fn compared(x: u32, y: u32) -> Vec<bool> {
        let pair = |a: bool, b: bool| a && b;
        println!("{} {}", x<y, y>crate::demo::K);
        assert!(x<y&&y>crate::demo::K || x > 0);
        vec![
            { x } < y, y > crate::demo::K,
            crate::demo::LIMIT < y && x > crate::demo::K,
            unsafe { crate::demo::LIMIT } < y && x > crate::demo::K,
            (x<<y>crate::demo::K), pair(x<<y>crate::demo::K, y>x), pair(x<<y as u8>crate::demo::K, 3>x),
            x < <u8>::K && y > crate::demo::K,
            x < <u8 as Tr>::K,
            y > <u8>::K || y > <u8 as Tr>::id(1),
        ]
    }
    pub fn called(x: u32) -> Vec<u32> {
        let mut all = Vec::<u32>::new();
        all.push('a: loop { if x > 0 { break 'a <u8>::K } });
        #[allow(unused_must_use)] <u8>::id(1);
        { x }; <u8>::id(3);
        if x > 1 { all.push(1) } all.push(<<u8 as Tr>::O>::K + <<<u8 as Tr>::O as Tr>::O>::from(3u8));
        all.push(#[allow(unused_parens)] <u8>::id(4));
        for _ in <u8>::K..<u8>::K + 1 { all.push(<u8>::id(7)) }
        all
    }
}
}
