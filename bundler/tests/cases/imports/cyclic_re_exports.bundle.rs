fn main() {
    println!("{} {}", demo::a::b::a::b::a::f(), demo::b::me::me::g() + demo::root::root::a::f());
}

mod demo {
pub mod a {
    pub use super::b;
    pub fn f() -> i32 {
        1
    }
}
pub mod b {
    pub use super::a;
    pub use crate::demo::b as me;
    pub fn g() -> i32 {
        2
    }
}
pub(crate) use crate::demo as root;
}
