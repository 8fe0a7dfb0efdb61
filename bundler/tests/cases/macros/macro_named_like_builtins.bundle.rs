use demo::{dbg, debug};
mod globs {
use crate::demo;
    pub use super::*;
    #[inline]
    pub fn f() -> i32 {
        demo::inline!(90) + inline!(1)
    }
}
#[inline]
#[must_use]
fn own() -> i32 {
    inline!(1)
}
fn main() {
    println!("{} {} {} {} {}", demo::test!(1), debug!(1), demo::inline!(1), dbg!(1), demo::derive!(1));
    println!("{} {} {} {}", demo::six(), demo::below::five(), demo::path!(1), own() + globs::f());
}

mod demo {
pub(crate) use crate::inline;
pub(crate) use crate::path;
macro_rules! test {
    ($e:expr) => { $e + 1 };
}
macro_rules! debug {
    ($e:expr) => { $e + 2 };
}
#[macro_export]
macro_rules! inline {
    ($e:expr) => { $e + 3 };
}
macro_rules! dbg {
    ($e:expr) => { $e + 4 };
}
macro_rules! derive {
    ($e:expr) => { $e + 5 };
}
#[inline]
pub fn six() -> i32 {
    inline!(3)
}
pub mod below {
    #[macro_export]
    macro_rules! path {
        ($e:expr) => { $crate::demo::inline!($e) + 10 };
    }
    #[must_use]
    #[inline(always)]
    pub fn five() -> i32 {
        crate::demo::inline!(2)
    }
}
pub(crate) use test;
pub(crate) use debug;
pub(crate) use dbg;
pub(crate) use derive;
}
