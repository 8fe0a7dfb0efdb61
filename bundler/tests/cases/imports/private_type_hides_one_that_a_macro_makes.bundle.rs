use demo::hub::{one, String};
use demo::made;

fn main() {
    let of_std = String::new();
    let other = made::String::new();
    println!("{} {} {} {}", one(), String(), of_std.len(), other.len());
}

mod demo {
#![allow(non_snake_case, dead_code)]
macro_rules! function {
    ($name:ident) => {
        pub fn $name() -> u8 {
            2
        }
    };
}
macro_rules! define {
    ($name:ident) => {
        pub struct $name;
        impl $name {
            pub fn new() -> $name {
                $name
            }
            pub fn len(&self) -> usize {
                9
            }
        }
    };
}
pub mod made {
    define!(String);
}
pub mod inner {
    pub use super::more::*;
}
pub mod more {
    pub fn one() -> u8 {
        1
    }
}
pub mod hub {
    pub use super::inner::*;
    function!(String);
}
}
