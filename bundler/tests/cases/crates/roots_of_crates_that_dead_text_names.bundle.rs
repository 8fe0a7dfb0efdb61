fn main() {
    println!("{}", user::used());
}

mod user {
pub fn used() -> u32 {
    1
}
}

mod global {
#[no_mangle]
pub extern "C" fn global_hook() {}
}

mod imported {
#[no_mangle]
pub extern "C" fn imported_hook() {}
}

mod passed_on {
#[no_mangle]
pub extern "C" fn passed_on_hook() {}
}

mod plain {
#[no_mangle]
pub extern "C" fn plain_hook() {}
}

mod behind {
#[no_mangle]
pub extern "C" fn behind_hook() {}
}
