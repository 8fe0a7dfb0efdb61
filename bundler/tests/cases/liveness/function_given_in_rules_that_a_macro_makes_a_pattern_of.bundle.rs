fn main() {
    println!("{} {}", demo::called(5), demo::defined(5));
}

mod demo {
#![allow(non_upper_case_globals)]
mod consts {
    pub const pick: u8 = 1;
    pub const other: u8 = 7;
    pub fn it() -> u8 {
        pick
    }
}
mod funcs {
    pub fn pick() {}
}
use consts::*;
use funcs::pick;
macro_rules! helper {
    ($x:expr, $p:ident ($e:expr)) => {
        match $x {
            $p => $e,
            _ => 99,
        }
    };
    ($x:expr, fn $p:ident, $e:expr) => {
        match $x {
            $p => $e,
            _ => 98,
        }
    };
}
macro_rules! called {
    ($x:expr) => {
        helper!($x, pick (20))
    };
}
macro_rules! defined {
    ($x:expr) => {
        helper!($x, fn pick, 20)
    };
}
pub fn called(x: u8) -> u32 {
    called!(x) + other as u32 + it() as u32
}
pub fn defined(x: u8) -> u32 {
    defined!(x)
}
}
