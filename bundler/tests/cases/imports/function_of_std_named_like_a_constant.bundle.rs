use demo::*;
fn main() { println!("{} {} {}", imported::of(5), renamed::of(6), m()); println!("{} {} {} {} {}", body::of(5), body::of_own(5), body::of_glob(5), body::in_body(5), body::max); println!("{}", body::own_const(5)); }

mod demo {
#![allow(non_upper_case_globals)]
mod constants { pub const max: u8 = 3; pub const min: u8 = 4; }
pub mod imported {
    use crate::demo::constants::*;
    use std::cmp::max;
    pub fn of(number: u8) -> u8 {
        let _ = min;
        match number { max if max != 4 => max, _ => 9 }
    }
}
pub mod renamed {
    use crate::demo::constants::*;
    use std::cmp::{min as max, self};
    pub fn of(number: u8) -> u8 {
        let _ = cmp::min(min, 3);
        match number { max if max != 4 => max, _ => 9 }
    }
}
pub fn m() -> u8 { constants::max }
pub mod body {
    pub const max: u8 = 3;
    pub fn of(number: u8) -> u8 {
        use std::cmp::max;
        match number { max if max != 4 => max, _ => 9 }
    }
    pub fn of_glob(number: u8) -> u8 {
        use std::cmp::{*, min as other};
        let _ = other(1, 2);
        match number { max if max != 4 => max, _ => 9 }
    }
    mod f { pub fn max() {} }
    pub fn of_own(number: u8) -> u8 {
        use f::max;
        match number { max if max != 4 => max, _ => 9 }
    }
    pub fn in_body(number: u8) -> u8 {
        fn max() {}
        match number { max if max != 4 => max, _ => 9 }
    }
    pub fn own_const(number: u8) -> u8 {
        const least: u8 = 3;
        let a = { use std::cmp::min as least; match number { least if least != 4 => least, _ => 9 } };
        a + least
    }
}
}
