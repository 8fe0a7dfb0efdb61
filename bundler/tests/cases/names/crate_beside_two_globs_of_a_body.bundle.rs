fn main(){ println!("{}", demo::user::child::all()); }

mod demo {
pub mod other { pub mod dep { pub fn two() -> i32 { 200 } } }
pub mod user {
    use crate::dep::T as _;
    pub fn four() -> crate::dep::P { use crate::dep::two as three; mod inner { pub fn x() -> i32 { crate::dep::two() } } let v: Vec<crate::dep::P> = Vec::<crate::dep::P>::new(); crate::dep::P(crate::dep::two() + <crate::dep::P as crate::dep::T>::t(&crate::dep::P(1)) + three() + inner::x() + v.len() as i32 + { let dep = 1; dep }) }
    pub mod child {
        pub fn all() -> i32 { use super::*; use crate::demo::other::*; four().0 + dep::two() + four().t() }
    }
}
}

mod dep {
pub fn two() -> i32 { 2 }
pub struct P(pub i32);
pub trait T { fn t(&self) -> i32 { 3 } }
impl T for P {}
}
