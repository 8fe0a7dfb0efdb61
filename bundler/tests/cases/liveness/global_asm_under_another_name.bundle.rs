fn main() {
    println!("{}", demo::answer());
}

mod demo {
use std::arch::global_asm as assembly;
assembly!(".globl demo_answer", "demo_answer:", "mov eax, 42", "ret");
extern "C" {
    fn demo_answer() -> u32;
}
pub fn answer() -> u32 {
    unsafe { demo_answer() }
}
}
