fn main() { println!("{}", demo::sum()); }

mod demo {
use crate::other;
mod tools { pub mod deep { pub const N: u8 = 2; } }
macro_rules! named { ($($part:ident)*) => { tools $(::$part)* } }
macro_rules! own { ($($part:ident)*) => { self $(::$part)* } }
pub fn sum() -> u8 { other::one() + named!(deep N) + own!(tools deep N) }
}

mod other {
pub fn one() -> u8 { 1 }
}
