use demo::hub::*;

mod inner {
    use crate::demo::calm::*;
    pub fn is_six(n: u8) -> bool {
        match n {
            SIX => made() == 9,
            _ => false,
        }
    }
}

#[allow(non_snake_case)]
fn main() {
    let FIVE = ONE + 4;
    println!("{} {}", FIVE, run());
    for n in 1..7 {
        match n {
            TWO => println!("two"),
            THREE => println!("three"),
            FOUR => println!("four"),
            _ => println!("{}", inner::is_six(n)),
        }
    }
}

mod demo {
macro_rules! import {
    ($m:ident) => {
        use crate::demo::$m::*;
    };
}
macro_rules! function {
    ($name:ident) => {
        pub fn $name() -> u8 {
            9
        }
    };
}
pub mod hub {
use crate::other;
    pub use crate::demo::p::*;
    import!(r);
    pub fn run() -> u8 {
        of_r() + other::help()
    }
}
pub mod calm {
    pub use crate::demo::s::*;
    function!(made);
}
pub mod p {
    pub const ONE: u8 = 1;
    pub const TWO: u8 = 2;
    pub const THREE: u8 = 3;
    pub const FOUR: u8 = 4;
}
pub mod r {
    pub fn of_r() -> u8 {
        7
    }
}
pub mod s {
    pub const SIX: u8 = 6;
}
}

mod other {
pub fn help() -> u8 {
    8
}
}
