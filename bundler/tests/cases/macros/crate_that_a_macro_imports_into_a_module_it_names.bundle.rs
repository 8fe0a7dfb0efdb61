fn main() { println!("{}", demo::d2::one()); demo::bring!(x); }

mod demo {
#![allow(unused)]
macro_rules! bring { ($n:ident) => { pub mod $n { pub(crate) use $crate::demo::__dep as d1; } } } pub(crate) use crate::dep as __dep; bring!(inn); pub(crate) use inn::d1 as d2;
pub(crate) mod bring_macro { pub(crate) use bring; }
pub(crate) use bring_macro::bring;
}

mod dep {
pub fn one() -> u8 { 1 }
}
