fn main() { println!("{} {}", demo::a::dep::f(), demo::b::e::f()); }

mod demo {
pub mod a { pub(crate) use crate::dep; }
pub mod b { pub(crate) use crate::dep as e; }
}

mod dep {
pub fn f() -> i32 { 3 }
}
