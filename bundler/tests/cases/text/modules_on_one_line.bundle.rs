mod first {
use crate::demo;
 pub fn f() -> i32 { demo::a::g() } }
mod second { #![allow(dead_code)]
use crate::demo;
 pub fn f() -> i32 { demo::one!() } }
mod third { /* of this */ pub mod inner {
use crate::demo;
 /* and that */ pub fn f() -> i32 { demo::a::b::f() } } }

fn main() {
    println!("{} {} {}", first::f(), second::f(), third::inner::f());
}

mod demo {
pub(crate) use a::one;
pub mod a {
pub(crate) use b::one;
 pub mod b { macro_rules! one { () => { $crate::demo::a::b::f() } } pub fn f() -> i32 { 1 } 
pub(crate) use one;
} pub fn g() -> i32 { crate::demo::one!() } }
}
