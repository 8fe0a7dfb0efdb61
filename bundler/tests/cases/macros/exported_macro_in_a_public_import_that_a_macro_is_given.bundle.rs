fn main() {
    println!("{} {} {}", demo::a::m!(), demo::b::k!(), demo::c::n!() + demo::c::g());
}

mod demo {
macro_rules! m {
    () => {
        5
    };
}
pub mod a {
    pub(crate) use crate::demo::m;
}
pub mod b {
    pub(crate) use crate::demo::m as k;
    pub fn g() -> i32 {
        k!()
    }
}
pub mod c {
    pub use crate::demo::{b::g};
pub(crate) use crate::demo::{m as n};
}
pub(crate) use m;
}
