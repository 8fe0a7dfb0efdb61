use demo::{imported, own};

fn main() {
    println!("{} {}", own::of(5), own::of(4));
    println!("{} {}", imported::of(5), imported::of(3));
}

mod demo {
#![allow(non_upper_case_globals)]
mod constants {
    pub const limit: u8 = 3;
    pub const bound: u8 = 4;
}
mod functions {
    pub fn bound() {}
}
pub mod own {
    use crate::demo::constants::*;
    fn limit() {}
    pub fn of(number: u8) -> u8 {
        let _ = bound;
        match number {
            limit if limit != 4 => limit,
            _ => 9,
        }
    }
}
pub mod imported {
    use crate::demo::constants::*;
    use crate::demo::functions::bound;
    pub fn of(number: u8) -> u8 {
        match number {
            bound if bound != limit => bound,
            _ => 9,
        }
    }
}
}
