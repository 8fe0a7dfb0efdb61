mod dep {
pub(crate) use m::other;
macro_rules! kind { ($a:expr) => { $a } }
pub mod m { macro_rules! other { ($a:expr) => { $a + 1 } } pub(crate) use other as o2; 
pub(crate) use other;
}
pub(crate) use kind;
}

macro_rules! own { ($k:ident, $m:ident, $a:expr) => { $k::$m!($a) } }
macro_rules! own3 { ($k:ident, $l:ident, $m:ident, $a:expr) => { $k::$l::$m!($a) } }
mod x {
use crate::dep;
 pub fn f() -> i32 { own!(dep, kind, 5) } pub fn g() -> i32 { own3!(dep, m, o2, 5) } }
fn main(){ println!("{} {} {}", own!(dep, other, 1), x::f(), x::g()); }
