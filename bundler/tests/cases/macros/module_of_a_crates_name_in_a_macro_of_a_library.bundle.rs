fn main(){ println!("{} {}", demo::a::f(), demo::g()); }

mod demo {
use crate::dep;
pub mod a { pub mod dep { pub fn two() -> i32 { 3 } } pub fn f() -> i32 { dep::two() } }
pub fn g() -> i32 { dep::two() }
}

mod dep {
pub fn two() -> i32 { 2 }
}
