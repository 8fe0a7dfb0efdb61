use demo::a::*;

fn main() {
    println!("{}", f());
}

mod demo {
pub mod a {
    pub mod m {
        pub use crate::demo::a::*;
    }
    pub use self::k::*;
    pub use self::m::p::*;
    pub use crate::demo::b::*;
}
pub mod b {
    pub mod k {
        pub mod p {
            pub fn f() -> &'static str {
                "found in the third round"
            }
        }
    }
}
}
