fn large(n: u32, bound: u32) -> bool {
    if unsafe { crate::demo::COUNT } < bound { print!("small ") }
    return n > crate::demo::LIMIT;
}
fn larger(n: u32, bound: u32) -> bool {
    if unsafe { crate::demo::COUNT } < bound { print!("small ") }
    n > crate::demo::LIMIT
}
fn main() {
    println!("{} {}", large(4, 3), larger(4, 3));
}

mod demo {
pub const LIMIT: u32 = 3;
pub static mut COUNT: u32 = 1;
}
