use demo::*;
fn main() { println!("{} {} {} {} {} {}", plain(5), raw(5), comment(5), fixed(5), own(5), remark(5)); }

mod demo {
#![allow(non_upper_case_globals, unused)]
pub fn plain(x: u8) -> u8 { const swap: u8 = 1; { use std::mem::*; match x { swap => 10 + swap, _ => 99 } } }
pub fn raw(x: u8) -> u8 { const r#swap: u8 = 1; { use std::mem::*; match x { swap => 20 + swap, _ => 99 } } }
pub fn comment(x: u8) -> u8 { const /* of */ swap: u8 = 1; { use std::mem::*; match x { swap => 30 + swap, _ => 99 } } }
pub fn fixed(x: u8) -> u8 { static r#swap: u8 = 1; { use std::mem::*; match x { swap => 40 + swap, _ => 99 } } }
pub fn own(x: u8) -> u8 { const swap: u8 = 1; { fn r#swap() {} match x { swap => 50 + swap, _ => 99 } } }
pub fn remark(x: u8) -> u8 { const swap: u8 = 1; { fn /* of */ swap() {} match x { swap => 60 + swap, _ => 99 } } }
}
