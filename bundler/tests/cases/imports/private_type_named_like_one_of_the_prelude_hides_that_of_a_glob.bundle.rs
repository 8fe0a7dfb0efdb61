use demo::hub::*;
use demo::two;

fn main() {
    let of_std = String::new();
    let other = two::String::new();
    println!("{} {} {}", of_std.len(), other.len(), more());
}

mod demo {
#![allow(dead_code)]
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
    pub fn more() -> u8 {
        2
    }
}
pub mod hub {
    struct String {
        number: u8,
    }
    pub use super::two::*;
}
}
