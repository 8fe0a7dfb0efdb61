fn main() { println!("{}", demo::a::d3::one()); }

mod demo {
#![allow(unused)]
pub mod a { pub(crate) use super::d2 as d3; } pub(crate) use d1 as d2; pub(crate) use crate::dep as d1;
}

mod dep {
pub fn one() -> u8 { 1 }
}
