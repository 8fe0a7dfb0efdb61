fn main() { mod inner { pub(crate) use crate::demo::seven as s1; } pub(crate) use inner::s1 as s2; println!("{}", s2!()); }

mod demo {
#![allow(unused)]
pub(crate) use crate::dep::seven;
}

mod dep {
macro_rules! seven { () => { 7 } }
pub(crate) use seven;
}
