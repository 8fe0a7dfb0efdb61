use demo::hub::*;

fn main() {
    let of_std = String::new();
    let other = two::String::new();
    println!("{} {} {} {}", of_std.len(), other.len(), first(), second());
}

mod demo {
#![allow(unused_imports)]
pub mod hub {
    pub mod one {
        pub(super) use std::string::String;
        pub fn first() -> u8 {
            1
        }
    }
    pub mod two {
        pub struct String;
        impl String {
            pub fn new() -> String {
                String
            }
            pub fn len(&self) -> usize {
                7
            }
        }
        pub fn second() -> u8 {
            2
        }
    }
    pub use self::one::*;
    pub use self::two::*;
}
}
