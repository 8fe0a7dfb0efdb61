fn main() { println!("{}", demo::a::d3!()); }

mod demo {
#![allow(unused)]
use crate::dep;
macro_rules! seven_as { () => { pub(crate) use dep::seven as d1; } } seven_as! {} pub(crate) use d1 as d2; pub mod a { pub(crate) use super::d2 as d3; }  
}

mod dep {
macro_rules! seven { () => { 7 } }
pub(crate) use seven;
}
