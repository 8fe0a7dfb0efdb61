extern "C" {
    fn hook_renamed();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_renamed() };
}

mod demo {
pub fn two() -> i32 {
    2
}
macro_rules! same { ($($t:tt)*) => { $($t)* } }
same! { use std::arch::global_asm as assembly; }
assembly!(".globl hook_renamed", "hook_renamed:", "ret");
}
