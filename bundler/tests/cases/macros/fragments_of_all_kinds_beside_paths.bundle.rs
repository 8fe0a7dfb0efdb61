fn main() {
    let x = 3;
    println!("{} {} {}", demo::joined!(deep::below::one), demo::led!(deep, below), demo::followed!(deep below one));
    println!("{} {} {}", demo::differs!(x, 4), demo::path!(demo::deep::below), demo::deep::below::far::up());
}

mod demo {
pub(crate) use crate::path;
macro_rules! far { ($n:ident) => { super::super::$n() }; }
macro_rules! near { ($n:ident) => { self::super::$n() }; }
macro_rules! here { ($n:ident) => { self::$n() }; }
pub mod deep { pub mod below { pub fn one() -> u8 { 1 } pub fn two() -> u8 { 2 }
    pub fn three() -> u8 { 3 } pub mod far { pub fn up() -> u8 { far!(four) + near!(five) + here!(six) } fn six() -> u8 { 6 } } fn five() -> u8 { 5 } }
    fn four() -> u8 { 4 } }
macro_rules! joined { ($($p:ident)::+) => { $crate::demo::$($p)::+() }; }
macro_rules! led { ($($p:ident),*) => { $crate::demo::$($p::)* two() }; }
macro_rules! followed { ($a:ident $($p:ident)*) => { $crate::demo::$a $(::$p)* () }; }
macro_rules! differs { ($a:ident, $b:expr) => { $a!=$b }; }
#[macro_export]
macro_rules! path { ($m:path) => { { use $m as given; given::three() } }; }
pub(crate) use joined;
pub(crate) use led;
pub(crate) use followed;
pub(crate) use differs;
}
