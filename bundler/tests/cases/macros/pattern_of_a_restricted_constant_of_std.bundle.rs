#![allow(non_snake_case, unused_variables, unreachable_patterns)]
use demo::hub::*;

fn main() {
    match first() + second() {
        TWO => println!("binds {}", two::TWO),
        _ => println!("other"),
    }
}

mod demo {
#![allow(unused_imports, deprecated)]
pub mod hub {
    pub mod one {
        pub(super) use std::u8::MAX as TWO;
        pub fn first() -> u8 {
            1
        }
    }
    pub mod two {
        pub const TWO: u8 = 2;
        pub fn second() -> u8 {
            2
        }
    }
    pub use self::one::*;
    pub use self::two::*;
}
}
