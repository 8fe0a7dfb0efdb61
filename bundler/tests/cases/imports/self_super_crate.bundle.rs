mod own {
use crate::demo;
    pub fn sum() -> i32 {
        demo::a::b::c::sum() + crate::ONE + super::ONE
    }
}

const ONE: i32 = 1;

fn main() {
    println!("{}", self::own::sum());
}

mod demo {
pub const N: i32 = 1;
pub mod a {
    pub const N: i32 = 10;
    pub mod b {
        pub const N: i32 = 100;
        pub mod c {
            use super::super::{self as up, super::N as root};
            pub fn sum() -> i32 {
                use self::super::N as mine;
                root + up::N + mine + crate::demo::a::b::N + super::super::super::N
            }
        }
    }
}
}
