use demo::hub;

fn main() {
    println!("{} {} {}", hub::made(), hub::first(), hub::second());
}

mod demo {
pub mod one {
    pub fn made() -> i32 {
        1
    }
    pub fn first() -> i32 {
        5
    }
}
pub mod two {
    pub fn made() -> i32 {
        2
    }
    pub fn second() -> i32 {
        6
    }
}

macro_rules! define {
    ($name:ident) => {
        pub fn $name() -> i32 {
            3
        }
    };
}

pub mod hub {
    pub use super::one::*;
    pub use super::two::*;
    define!(made);
}
}
