fn main() {
    println!("{}", demo::two());
}

mod demo {
#![allow(dead_code)]
pub fn two() -> i32 {
    2
}
}

mod behind_colons {
#[no_mangle]
pub extern "C" fn behind_colons_hook() {}
}

mod beside_call {
#[no_mangle]
pub extern "C" fn beside_call_hook() {}
}

mod beside_import {
#[no_mangle]
pub extern "C" fn beside_import_hook() {}
}
