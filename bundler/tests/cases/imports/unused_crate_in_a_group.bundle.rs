fn main() {
    println!("{} {}", demo::p::S(3).0, demo::q::t().0);
}

mod demo {
pub mod p {
    pub use crate::dep::{S};
}
pub mod q {
    pub(in crate::demo) use crate::dep::{inner::T};
    pub fn t() -> T {
        T(4)
    }
}
}

mod dep {
pub struct S(pub i32);
pub mod inner {
    pub struct T(pub i32);
}
}
