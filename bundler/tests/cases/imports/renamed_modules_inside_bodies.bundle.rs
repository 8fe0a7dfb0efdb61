fn main() {
    println!("{}", demo::all::user::deep::sum());
}

mod demo {
pub mod all {
    pub mod first {
        pub fn one() -> u8 {
            1
        }
    }
    pub mod second {
        pub fn two() -> u8 {
            2
        }
    }
    pub mod fourth {
        pub const FOUR: u8 = 4;
    }
    pub mod user {
        pub mod third {
            pub fn three() -> u8 {
                3
            }
        }
        pub mod deep {
            pub fn sum() -> u8 {
                use self::super::third as c;
                use crate::demo::all::first as a;
                use super::super::{fourth::*, second as b};
                a::one() + b::two() + c::three() + FOUR
            }
        }
    }
}
}
