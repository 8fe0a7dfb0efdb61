pub mod a { use crate::dep; pub fn g() -> i32 { dep::f() } }
pub mod b { pub(crate) use crate::dep as e; }
pub mod c { pub(crate) use {crate::dep, dep as e}; }
pub mod d { pub(crate) use crate::dep as h; use crate::dep; pub fn g() -> i32 { dep::f() } }
fn main() { println!("{} {} {} {}", a::g(), b::e::f(), c::dep::f() + c::e::f(), d::h::f() + d::g()); }

mod dep {
pub fn f() -> i32 { 3 }
}
