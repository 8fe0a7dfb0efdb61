#![allow(non_camel_case_types)]

mod a {
macro_rules! mk { ($n:ident) => { pub trait $n { fn ma(&self) -> u32 { 183 } } impl $n for u8 {} } }
pub(crate) use mk;
}

mod geo {
pub fn f() -> i32 { 1 }
}

mod m {
use crate::a;
 a::mk!(geo); pub fn z() -> u32 { 3u8.ma() } }
fn main() { println!("{} {}", m::z(), geo::f()); }
