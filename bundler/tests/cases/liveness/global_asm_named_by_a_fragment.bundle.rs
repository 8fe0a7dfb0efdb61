fn main() {
    println!("{}", demo::answer());
}

mod demo {
macro_rules! define {
    ($how:ident, $($line:literal),*) => { std::arch::$how!($($line),*); };
}
define!(global_asm, ".globl demo_answer_of_all", "demo_answer_of_all:", "mov eax, 42", "ret");
extern "C" {
    fn demo_answer_of_all() -> u32;
}
pub fn answer() -> u32 {
    unsafe { demo_answer_of_all() }
}
}
