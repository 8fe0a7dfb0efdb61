fn main() { println!("{} {} {} {}", demo::a::f(), demo::b::f(), demo::c::f(), demo::two()); }

mod demo {
use crate::dep;
macro_rules! plain { () => { pub use dep::m::three as four; } }
pub mod own { pub fn two() -> i32 { 20 } }
pub mod a { pub use crate::demo::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod b { pub use crate::demo::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod c {
use crate::dep;
 plain!{} use crate::dep::two; pub fn f() -> i32 { four() + two() } }
pub fn two() -> i32 { dep::two() }
}

mod dep {
pub fn two() -> i32 { 2 }
pub mod m { pub fn three() -> i32 { 3 } }
}
