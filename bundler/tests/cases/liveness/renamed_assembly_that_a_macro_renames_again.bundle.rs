extern "C" {
    fn hook_renamed_again();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_renamed_again() };
}

mod demo {
pub fn two() -> i32 {
    2
}
use std::arch::global_asm as assembly;
macro_rules! again { ($name:ident) => { use $name as later; later!(".globl hook_renamed_again", "hook_renamed_again:", "ret"); } }
again!(assembly);
}
