fn main() { println!("{}", demo::f()); }

mod demo {
#![allow(unused)]
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
mod macros { macro_rules! mk { ($($m:tt)*) => { $($m)*!() } } pub(in crate::demo) use mk; macro_rules! other { () => { helper() } } pub(in crate::demo) use other; } use macros::mk; mod ks { pass! { pub(in crate::demo) use super::macros::other as k; } } fn helper() -> u8 { 4 } pub fn f() -> u8 { mk!(ks::k) }
}
