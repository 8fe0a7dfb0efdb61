// of the solution
fn main() {
    println!("{} {:?}", demo::words(), demo::marks());
    println!("{} {} {}", demo::counted(), demo::inner::SLASHES, demo::inner::LINES);
}

mod demo {
// Copyright of nobody
// the same paragraph

#![allow(unused_parens)]

pub mod inner {
// SPDX-License-Identifier: MIT␍
␍
pub const SLASHES: &str = " // no comment ";␍
pub const LINES: &str = "a /* b */ \␍
    // c";␍
}


macro_rules! count {
    () => { 0 };
    ($one:tt $($rest:tt)*) => { 1 + $crate::demo::count!($( $rest)*) };
}

macro_rules! both {
    (+ +) => { "two marks" };
    (++) => { "one mark" };
}

pub fn words() -> usize {
    let one = 1;

    let two = 2;
    one * two - one
}

pub fn marks() -> [&'static str; 2] {
    [both!(+ +), stringify!(a b
        + + c)]
}

pub fn counted() -> usize {
    count!( a b
        /// documentation
        c)
}
pub(crate) use count;
}
