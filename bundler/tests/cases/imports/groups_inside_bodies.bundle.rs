fn main() {
    use demo::{
        all::{consts::*, small::{self, even::{two as zwei}, one}, traits::*},
        in_the_library,
    };
    match one().next() - zwei() + small::one() - 1 {
        ZERO => println!("zero {}", in_the_library()),
        _ => println!("not zero"),
    }
}

mod demo {
pub mod all {
    pub mod consts {
        pub const ZERO: u8 = 0;
    }
    pub mod small {
        pub fn one() -> u8 {
            1
        }
        pub mod even {
            pub fn two() -> u8 {
                2
            }
        }
    }
    pub mod traits {
        pub trait Next {
            fn next(self) -> Self;
        }
        impl Next for u8 {
            fn next(self) -> u8 {
                self + 1
            }
        }
    }
}
pub fn in_the_library() -> bool {
    use crate::demo::all::{
        consts::*,
        small::{self, even::{two as zwei}, one},
        traits::*,
    };
    match one().next() + zwei() + small::one() {
        ZERO => true,
        _ => false,
    }
}
}
