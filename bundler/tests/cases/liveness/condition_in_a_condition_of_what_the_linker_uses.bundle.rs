fn main() {
    println!("{}", demo::call());
}

mod demo {
#[cfg_attr(all(), cfg_attr(all(), no_mangle))]
pub extern "C" fn demo_hook_seven(n: u32) -> u32 {
    n + 7
}
extern "C" {
    #[link_name = "demo_hook_seven"]
    fn hook(n: u32) -> u32;
}
pub fn call() -> u32 {
    unsafe { hook(1) }
}
}
