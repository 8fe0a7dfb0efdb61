use collections::*;
use std::os::*;
use std::sync::*;

mod collections {
    pub fn four() -> u32 {
        4
    }
}

fn main() {
    let five = Mutex::new(5);
    let standard: Option<raw::c_int> = None;
    println!("{} {} {}", crate::mpsc_lib::one(), crate::raw_lib::two(), hash_map::three());
    println!("{} {} {:?}", four(), five.lock().unwrap(), standard);
}

mod hash_map {
pub fn three() -> u32 {
    3
}
}

mod mpsc_lib {
pub fn one() -> u32 {
    1
}
}

mod raw_lib {
pub fn two() -> u32 {
    2
}
}
