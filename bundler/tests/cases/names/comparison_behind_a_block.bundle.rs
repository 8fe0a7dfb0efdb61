fn large(n: u32, bound: u32) -> bool {
    if unsafe { crate::demo::COUNT } < bound { print!("small ") }
    let is_large = n > crate::demo::LIMIT;
    is_large
}
fn main() {
    println!("{}", large(4, 3));
}

mod demo {
pub const LIMIT: u32 = 3;
pub static mut COUNT: u32 = 1;
}
