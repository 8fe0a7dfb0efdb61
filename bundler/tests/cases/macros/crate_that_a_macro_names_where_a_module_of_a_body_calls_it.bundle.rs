mod walk {
macro_rules! square { ($n:expr) => { <usize as From<usize>>::from($crate::grid::area($n, $n)) } }
macro_rules! twice { ($n:expr) => { square!($n) + square!($n) } }
pub fn steps() -> usize {
    mod inner { pub fn g() -> usize { twice!(3) } }
    inner::g()
}
}

mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
}

macro_rules! area { ($h:expr) => { (|| println!("{}", $crate::grid::area($h, 2)), $crate::grid::area as fn(usize, usize) -> usize) } }
macro_rules! other { () => { grid::here() } }
mod apart { pub mod grid { pub fn here() -> u8 { 1 } } pub fn f() -> u8 { mod inner { use super::*; pub fn g() -> u8 { other!() } } inner::g() } }
macro_rules! made { ($m:ident) => { pub mod $m { pub fn g() -> usize { area!(7).1(3, 4) } } } }
made!(made);
fn main() {
    mod inner {
        pub fn g() -> usize { let (show, _) = area!(1); show(); super::walk_too() }
        pub mod deeper { pub fn g() -> usize { area!(5).1(5, 6) } }
    }
    println!("{} {} {} {} {} {}", beside(), inner::g(), inner::deeper::g(), walk::steps(), apart::f(), made::g());
}
mod plain { pub use self::deep::*; mod deep { pub use std::mem::*; #[allow(dead_code)] mod grid {} pub fn unit() -> usize { align_of::<u8>() } } }
fn beside() -> usize { use crate::apart as aside; use plain::*; usize::from(aside::f()) + area!(unit()).1(2, 2) }
fn walk_too() -> usize { walk::steps() }
