extern "C" {
    fn hook_in_a_dead_body();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_in_a_dead_body() };
}

mod demo {
pub fn two() -> i32 {
    2
}
const _: () = {
    mod inner {
        use std::arch::global_asm as assembly;
        assembly!(".globl hook_in_a_dead_body", "hook_in_a_dead_body:", "ret");
    }
};
}
