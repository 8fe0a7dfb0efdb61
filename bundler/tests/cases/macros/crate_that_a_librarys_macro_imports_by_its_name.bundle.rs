fn main() { println!("{} {} {} {}", demo::a::g(), demo::b::e::f(), demo::c::dep::f(), demo::d::h::f() + demo::d::g()); }

mod demo {
pub mod a { use crate::dep; pub fn g() -> i32 { dep::f() } }
pub mod b { pub(crate) use crate::dep as e; }
pub mod c { pub(crate) use {crate::dep}; }
pub mod d { pub(crate) use crate::dep as h; use crate::dep; pub fn g() -> i32 { dep::f() } }
}

mod dep {
pub fn f() -> i32 { 3 }
}
