fn main() {
    println!("{} {}", demo::three(), other::two());
}

mod demo {
#[no_mangle]
#[link_section = ".text.shared"]
pub extern "C" fn symbol_of_demo() -> i32 {
    3
}
pub fn three() -> i32 {
    extern "C" {
        fn symbol_of_demo() -> i32;
    }
    unsafe { symbol_of_demo() }
}
}

mod other {
#[no_mangle]
#[link_section = ".text.shared"]
pub extern "C" fn symbol_of_other() -> i32 {
    2
}
pub fn two() -> i32 {
    extern "C" {
        fn symbol_of_other() -> i32;
    }
    unsafe { symbol_of_other() }
}
}
