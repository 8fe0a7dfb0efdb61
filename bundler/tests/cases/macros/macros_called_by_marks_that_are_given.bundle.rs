mod demo {
pub mod inner { pub fn one() -> u8 { 1 } pub fn two() -> u8 { 2 } pub fn three() -> u8 { 3 } }
macro_rules! tell { ($($t:tt)*) => { $crate::demo::inner::one() + $($t)* }; }
macro_rules! more { ($($t:tt)*) => { $crate::demo::inner::three() + $($t)* }; }
macro_rules! call { ($b:tt $($t:tt)*) => { $crate::demo::tell $b ($($t)*) }; }
macro_rules! show { ($($t:tt)*) => { two() + $($t)* }; }
macro_rules! near { ($b:tt $($t:tt)*) => { show $b ($($t)*) }; }
pub fn all() -> u8 { use crate::demo::inner::*; near!(! 5) }
pub(crate) use tell;
pub(crate) use more;
pub(crate) use call;
}

macro_rules! own { ($b:tt $($t:tt)*) => { demo::more $b ($($t)*) }; }
fn main() { println!("{} {} {}", demo::all(), demo::call!(! 7), own!(! 9)); }
