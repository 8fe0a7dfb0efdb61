use demo::*;
fn main() {
    println!("{} {} {} {}", import(5), glob(5), variant(E::other), from_tokens(5));
    println!("{} {}", alias(5), raw_alias(5));
}

mod demo {
#![allow(non_upper_case_globals, non_camel_case_types, unused, bindings_with_variant_name)]
pub mod c {}
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum E { swap, other }
macro_rules! whole { ($($t:tt)*) => { $($t)* }; }
pub fn import(x: u8) -> u8 { { match x { swap => 10 + swap, _ => 99 } } }
pub fn glob(x: u8) -> u8 { { match x { swap => 20 + swap, _ => 99 } } }
pub fn variant(x: E) -> u8 { { match x { swap => 30 + swap as u8, _ => 99 } } }
pub fn from_tokens(x: u8) -> u8 { whole!(const swap: u8 = 1;); { use std::mem::*; match x { swap => 60 + swap, _ => 99 } } }
pub fn alias(x: u8) -> u8 { const size: u8 = 1; { use std::mem::swap as size; match x { size => 80 + size, _ => 99 } } }
pub fn raw_alias(x: u8) -> u8 { const size: u8 = 1; { use std::mem::swap as r#size; match x { size => 90 + size, _ => 99 } } }
}
