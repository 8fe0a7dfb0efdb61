fn main() {
    println!("{}", demo::call());
}

mod demo {
mod hidden {
    core::arch::global_asm!(
        ".pushsection .data",
        ".balign 8",
        ".globl demo_table",
        "demo_table: .quad {}",
        ".popsection",
        sym super::asm_target
    );
}

extern "C" fn asm_target() -> i32 {
    1234
}

pub fn call() -> i32 {
    extern "C" {
        static demo_table: extern "C" fn() -> i32;
    }
    unsafe { demo_table() }
}
}
