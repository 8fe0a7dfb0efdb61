extern "C" {
    fn hook_of_a_raw_name();
}
fn main() {
    println!("{}", demo::two());
    unsafe { hook_of_a_raw_name() };
}

mod demo {
pub fn two() -> i32 {
    2
}
std::arch::r#global_asm!(".globl hook_of_a_raw_name", "hook_of_a_raw_name:", "ret");
}
