#![allow(non_camel_case_types)]

mod geo_lib {
pub fn f() -> i32 { 1 } macro_rules! g { () => { $crate::geo_lib::f() } }
pub(crate) use g;
}

macro_rules! mk { ($n:ident) => { pub struct $n; impl $n { pub fn id() -> u32 { 3 } } } }
mk!(geo);
mod k {
use crate::geo_lib as geo;
 pub fn z() -> i32 { geo::f() + crate::geo_lib::g!() } pub fn y() -> u32 { super::geo::id() } }
fn main() { println!("{} {} {} {}", k::z(), k::y(), geo::id(), crate::geo_lib::f()); }
