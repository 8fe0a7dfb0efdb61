extern "C" {
    fn hook_given();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_given() };
}

mod demo {
pub fn two() -> i32 {
    2
}
use std::arch::global_asm as assembly;
macro_rules! call { ($name:ident) => { $name!(".globl hook_given", "hook_given:", "ret"); } }
call!(assembly);
}
