fn main() { println!("{}", demo::f()); }

mod demo {
#![allow(unused)]
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
mod macros { macro_rules! mk2 { () => { mk!() } } pub(in crate::demo) use mk2; } pass! { use macros::mk2 as go; } pub fn f() -> u8 { 4 }
}
