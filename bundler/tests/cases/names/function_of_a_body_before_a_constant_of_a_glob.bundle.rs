#![allow(unused)]
use demo::consts::*;
fn raw(x: u8) -> u8 { fn r#limit() {} match x { limit => 10 + limit, _ => 99 } }
fn comment(x: u8) -> u8 { fn /* of */ other() {} match x { other => 20 + other, _ => 99 } }
fn line(x: u8) -> u8 { fn
    // of
    third() {} match x { third => 30 + third, _ => 99 } }
fn main() { println!("{} {} {} {}", raw(5), comment(5), line(5), limit + other + third); }

mod demo {
pub mod consts { #![allow(non_upper_case_globals)] pub const limit: u8 = 1; pub const other: u8 = 2; pub const third: u8 = 3; }
}
