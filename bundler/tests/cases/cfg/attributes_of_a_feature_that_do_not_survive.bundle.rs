#![allow(unused_variables)]

mod demo {
#![allow(dead_code)]

macro_rules! sixty {
    () => {
        6u32
    };
}
macro_rules! seventy {
    () => {
        7u32
    };
}
macro_rules! eighty {
    () => {
        8u32
    };
}
macro_rules! ninety {
    () => {
        9u32
    };
}

#[inline]
pub fn one() -> u32 {
    sixty!() + seventy!()
}
#/* [ */[must_use = "for the sum"]
pub fn two() -> u32 {
    eighty!() + ninety!()
}
#[cfg_attr(all(), cold)]
pub fn three() -> u32 {
    3
}
pub(crate) use sixty;
pub(crate) use ninety;
}

mod own {
    macro_rules! sixty { () => { 60u32 }; }
    macro_rules! seventy { () => { 70u32 }; }
    macro_rules! eighty { () => { 80u32 }; }
    macro_rules! ninety { () => { 90u32 }; }
    pub(crate) use {sixty, seventy, eighty, ninety};
}
use own::*;

#[inline]
fn sum() -> u32 {
    sixty!() + seventy!() + eighty!() + ninety!()
}

fn main() {
    println!("{} {}", sum(), demo::one() + demo::two() + demo::three() + demo::sixty!() + demo::ninety!());
}
