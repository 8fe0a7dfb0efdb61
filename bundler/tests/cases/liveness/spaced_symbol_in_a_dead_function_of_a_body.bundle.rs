fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    fn dead() {
        # [no_mangle]
        pub extern "C" fn hook_of_demo() -> i32 {
            7
        }
    }
    extern "C" {
        fn hook_of_demo() -> i32;
    }
    unsafe { hook_of_demo() }
}
}
