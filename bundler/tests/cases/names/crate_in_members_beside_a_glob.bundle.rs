fn main(){ println!("{}", demo::user::child::all()); }

mod demo {
pub mod other { pub mod dep { pub fn two() -> i32 { 200 } } }
pub mod user {
    pub fn four() -> i32 { crate::dep::two() }
    pub struct S; impl S { pub fn f() -> i32 { crate::dep::two() } pub fn g() -> i32 { crate::dep::two() + 1 } }
    pub mod inner {
use crate::dep;
 pub fn f() -> i32 { dep::two() } }
    pub mod child { use super::*; use crate::demo::other::*; pub fn all() -> i32 { four() + dep::two() + S::f() + S::g() + inner::f() } }
}
}

mod dep {
pub fn two() -> i32 { 2 }
}
