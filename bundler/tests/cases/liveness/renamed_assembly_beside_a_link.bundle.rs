extern "C" {
    fn hook_beside_a_link();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_beside_a_link() };
}

mod demo {
pub fn two() -> i32 {
    2
}
use std::arch::global_asm as assembly;
macro_rules! same { ($($t:tt)*) => { $($t)* } }
same! { #[link(name = "c")] extern "C" {} assembly!(".globl hook_beside_a_link", "hook_beside_a_link:", "ret"); }
}
