extern "C" {
    fn hook_of_another();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_of_another() };
}

mod demo {
use crate::base;
pub fn two() -> i32 {
    2
}
use crate::base::assembly as started;
base::same! { started!(".globl hook_of_another", "hook_of_another:", "ret"); }
}

mod base {
pub use std::arch::global_asm as assembly;
macro_rules! same { ($($t:tt)*) => { $($t)* } }
pub(crate) use same;
}
