fn main() {
    println!("{}", demo::m::run());
}

mod demo {
#![allow(unused, dead_code)]
pub trait My {
    fn alloc(&self, n: std::alloc::Layout) -> usize;
}
impl My for std::alloc::System {
    fn alloc(&self, _: std::alloc::Layout) -> usize {
        7
    }
}
pub mod m {
    use super::My;
    use std::alloc::*;
    struct GlobalAlloc;
    pub fn run() -> usize {
        unsafe { System.alloc(Layout::new::<u8>()) as usize }.min(7)
    }
}
}
