fn main() {
    println!("{}", demo::copy(4));
}

mod demo {
#![no_implicit_prelude]
pub trait Clone {
    fn clone(&self) -> u32;
}
impl Clone for u32 {
    fn clone(&self) -> u32 {
        *self + 1
    }
}
pub fn copy(n: u32) -> u32 {
    n.clone()
}
}
