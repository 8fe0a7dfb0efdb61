#![allow(unused)]
mod item {
    use crate::demo::item::*;
    pub fn matched() -> [u8; 3] {
        let matched = match 5u8 {
            pick => 10,
            _ => 20,
        };
        [matched, other, sum()]
    }
}
mod import {
    use crate::demo::import::*;
    pub fn matched() -> [u8; 3] {
        let matched = match 5u8 {
            pick => 10,
            _ => 20,
        };
        [matched, other, sum()]
    }
}
fn main() {
    println!("{:?} {:?}", item::matched(), import::matched());
}

mod demo {
#![allow(unused, non_upper_case_globals, non_camel_case_types)]
pub mod constants {
    pub const pick: u8 = 1;
    pub const other: u8 = 7;
    pub fn sum() -> u8 {
        pick + other
    }
}
pub mod item {
    pub use super::constants::*;
    pub struct pick(u8);
}
mod structs {
    pub struct pick(u8);
}
pub mod import {
    pub use super::constants::*;
    pub use super::structs::pick;
}
}
