use demo::*; fn main() { println!("{} {} {} {} {}", a(), b(), c(), d(), e()); }

mod demo {
use crate::abroad;
macro_rules! call { ($m:ident, $n:ident) => { $m::$n() }; }
macro_rules! path { ($($p:ident)+) => { $($p)::+() }; }
macro_rules! forward { ($($t:tt)*) => { call!($($t)*) }; }
macro_rules! outer { ($n:ident) => { { use crate::demo::third as z; forward!(z, $n) } }; }
macro_rules! fixed { ($m:ident) => { call!($m, by_fixed) }; }
macro_rules! own_alias { () => { { use abroad::deep as w; call!(w, down) } }; }
pub mod one { pub fn by_super() -> u8 { 1 } pub mod inner {
    fn by_self() -> u8 { 2 }
    pub fn go() -> u8 { call!(self, by_self) + call!(super, by_super) } } }
pub mod two { pub mod deep { pub fn by_parts() -> u8 { 4 } } pub use deep as alias; }
pub mod third { pub fn by_body_alias() -> u8 { 5 } pub fn by_fixed() -> u8 { 6 } pub use crate::abroad::far; }
pub fn a() -> u8 { one::inner::go() }
pub fn b() -> u8 { path!(two alias by_parts) }
pub fn c() -> u8 { outer!(by_body_alias) }
pub fn d() -> u8 { use third as y; fixed!(y) + forward!(y, far) }
pub fn e() -> u8 { own_alias!() }
}

mod abroad {
pub fn far() -> u8 { 8 } pub mod deep { pub fn down() -> u8 { 9 } }
}
