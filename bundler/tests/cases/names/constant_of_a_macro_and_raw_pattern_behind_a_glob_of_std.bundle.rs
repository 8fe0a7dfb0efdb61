fn main() { println!("{} {}", demo::from_macro(5), demo::raw_pattern(5)); }

mod demo {
#![allow(non_upper_case_globals, unused)]
macro_rules! made { ($n:ident) => { const $n: u8 = 1; }; }
pub fn from_macro(x: u8) -> u8 { made!(swap); { use std::mem::*; match x { swap => 50 + swap, _ => 99 } } }
pub fn raw_pattern(x: u8) -> u8 { const swap: u8 = 1; { use std::mem::*; match x { r#swap => 70 + r#swap, _ => 99 } } }
}
