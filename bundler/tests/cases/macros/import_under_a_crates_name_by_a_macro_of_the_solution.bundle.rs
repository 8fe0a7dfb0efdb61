mod dep {
pub fn two() -> i32 { 2 }
pub mod m { pub fn three() -> i32 { 3 } }
}

macro_rules! imp { ($v:vis, $($p:tt)*) => { $v use $($p)*; } }
macro_rules! plain { () => { pub use dep::m::three as four; } }
pub mod own { pub fn two() -> i32 { 20 } }
pub mod a { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod b { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod c {
use crate::dep;
 plain!{} imp!{, dep::two} pub fn f() -> i32 { four() + two() } }
fn main(){ println!("{} {} {} {}", a::f(), b::f(), c::f(), dep::two()); }
