extern "C" {
    fn hook_made();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_made() };
}

mod demo {
pub fn two() -> i32 {
    2
}
use std::arch::global_asm as assembly;
macro_rules! make { ($name:ident) => { macro_rules! $name { () => { assembly!(".globl hook_made", "hook_made:", "ret"); } } } }
make!(hook);
hook!();
}
