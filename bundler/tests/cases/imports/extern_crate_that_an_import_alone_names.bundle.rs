use crate::demo::twice;
use crate::demo as lib;
use {lib::deep::{one, self as deeper}};
fn main() {
    println!("{} {} {}", twice!(2), one(), deeper::one());
}

mod demo {
macro_rules! twice { ($x:expr) => { $x * 2 }; }
pub mod deep { pub fn one() -> u8 { 1 } }
pub(crate) use twice;
}
