use demo::{Item, Live, Pair, step};

fn main() {
    println!("{} {}", Item(3).0, step(4).0);
    let first: Pair<u8, Vec<fn(u8) -> Live>> = Pair(3, vec![|value| Live(value.into())]);
    println!("{}", 3u16 == first);
    let second: Pair<Box<dyn for<'a> Fn(&'a u8) -> Live + Send>, u8> = Pair(Box::new(|value| Live((*value).into())), 4);
    println!("{}", 4u16 == second);
}

mod demo {
pub struct Live(pub u16);
pub struct Item(pub u16);
#[allow(non_camel_case_types)]
pub struct step(pub u16);
pub trait Code {
    type Of;
}
impl Code for u8 {
    type Of = u8;
}
pub struct Pair<A, B>(pub A, pub B);
impl PartialEq<Pair<<u8 as Code>::Of, ::std::vec::Vec<fn(u8) -> Live>>> for u16 {
    fn eq(&self, other: &Pair<u8, Vec<fn(u8) -> Live>>) -> bool {
        *self == other.1[0](other.0).0
    }
}
impl PartialEq<Pair<Box<dyn for<'a> Fn(&'a u8) -> Live + Send>, u8>> for u16 {
    fn eq(&self, other: &Pair<Box<dyn for<'a> Fn(&'a u8) -> Live + Send>, u8>) -> bool {
        *self == other.0(&other.1).0
    }
}
}
