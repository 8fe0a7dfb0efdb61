fn main() { println!("{}", demo::told(5)); }

mod demo {
#![allow(non_upper_case_globals)]
mod consts {
    pub const pick: u8 = 1;
    pub const other: u8 = 7;
    pub fn it() -> u8 { pick }
}
mod funcs {
    pub fn pick() {}
}
use consts::*;
use funcs::pick;
macro_rules! taken { ($x:expr, . $p:ident, $e:expr) => { match $x { $p => $e, _ => 99 } } }
#[allow(unreachable_patterns, unused_variables)]
pub fn told(x: u8) -> u32 { taken!(x, .pick, 20) + other as u32 + it() as u32 }
}
