fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    fn dead() {
        mod inner {
            std::arch::global_asm!(".globl hook_of_demo", "hook_of_demo: mov eax, 7", "ret");
        }
    }
    extern "C" {
        fn hook_of_demo() -> i32;
    }
    unsafe { hook_of_demo() }
}
}
