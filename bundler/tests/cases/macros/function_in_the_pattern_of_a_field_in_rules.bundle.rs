fn main() {
    println!("{:?} {:?}", demo::of(5), demo::constants());
}

mod demo {
#![allow(non_upper_case_globals)]
mod consts {
    pub const pick: u8 = 1;
    pub const take: u8 = 1;
    pub const hold: u8 = 1;
    pub const other: u8 = 7;
    pub fn all() -> [u8; 3] {
        [pick, take, hold]
    }
}
mod funcs {
    pub fn pick() {}
    pub fn take() {}
    pub fn hold() {}
}
use consts::*;
use funcs::hold;
use funcs::pick;
use funcs::take;
pub struct Field<T> {
    pub of: T,
}
macro_rules! field {
    ($x:expr) => {
        match $x {
            Field { of: pick } => other,
            #[allow(unreachable_patterns)]
            _ => 99,
        }
    };
}
macro_rules! reference {
    ($x:expr) => {
        match $x {
            Field { of: &take } => 1,
            #[allow(unreachable_patterns)]
            _ => 98,
        }
    };
}
macro_rules! helper {
    ($x:expr, (fn $p:ident)) => {
        match $x {
            $p => 2,
            #[allow(unreachable_patterns)]
            _ => 97,
        }
    };
}
macro_rules! grouped {
    ($x:expr) => {
        helper!($x, (fn hold))
    };
}
pub fn of(x: u8) -> [u8; 3] {
    [field!(Field { of: x }), reference!(Field { of: &x }), grouped!(x)]
}
pub fn constants() -> [u8; 3] {
    all()
}
}
