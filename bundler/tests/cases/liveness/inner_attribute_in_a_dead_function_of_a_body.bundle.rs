fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    fn dead() {
        pub extern "C" fn hook_of_demo() -> i32 {
            #![no_mangle]
            7
        }
    }
    extern "C" {
        fn hook_of_demo() -> i32;
    }
    unsafe { hook_of_demo() }
}
}
