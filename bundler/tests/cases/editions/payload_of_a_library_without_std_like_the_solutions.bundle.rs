#![no_std]
extern crate std;
use std::{panic::catch_unwind, println, string::String};
fn main() {
    let payload = catch_unwind(|| old::checked(10)).unwrap_err();
    println!("{:?} {:?}", payload.downcast_ref::<&str>(), payload.is::<String>());
}

mod old {
pub fn checked(n: u32) -> u32 {
    if n > 9 {
        panic!(concat!("old", " text"));
    }
    n
}
}
