extern "C" {
    fn helper() -> i32;
}

fn main() {
    println!("{} {}", demo::helper(), unsafe { helper() });
}

mod demo {
#[cfg(debug_assertions)]
#[no_mangle]
pub extern "C" fn helper() -> i32 {
    2
}
#[cfg(not(debug_assertions))]
#[no_mangle]
pub extern "C" fn helper() -> i32 {
    2
}
}
