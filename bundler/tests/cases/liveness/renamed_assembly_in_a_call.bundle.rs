extern "C" {
    fn hook_in_a_call();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_in_a_call() };
}

mod demo {
pub fn two() -> i32 {
    2
}
use std::arch::global_asm as assembly;
macro_rules! same { ($($t:tt)*) => { $($t)* } }
same! { assembly!(".globl hook_in_a_call", "hook_in_a_call:", "ret"); }
}
