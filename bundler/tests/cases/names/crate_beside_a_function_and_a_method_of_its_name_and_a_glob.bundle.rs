fn main() { println!("{}", demo::user::child::all()); }

mod demo {
pub mod other { pub mod dep { pub fn two() -> i32 { 200 } } }
pub mod user {
    fn dep<T>() -> i32 { std::mem::size_of::<T>() as i32 }
    pub struct S; impl S { fn dep<T>(&self) -> i32 { 7 } }
    pub fn four() -> i32 { crate::dep::two() + dep::<u64>() + S.dep::<u8>() }
    pub mod child { use super::*; use crate::demo::other::*; pub fn all() -> i32 { four() + dep::two() } }
}
}

mod dep {
pub fn two() -> i32 { 2 }
}
