fn main() {
    other::both();
    println!("{}", demo::three());
}

mod demo {
pub fn three() -> u8 {
    unsafe { std::arch::asm!("nop // alone: a cycle", "nop // x = y") };
    3
}
}

mod other {
std::arch::global_asm!(".globl demo_one", "demo_one: ret");
std::arch::global_asm!(".globl demo_two", "demo_two: ret");
extern "C" {
    fn demo_one();
    fn demo_two();
}
pub fn both() {
    unsafe {
        demo_one();
        demo_two();
    }
}
}
