use demo::sizes;

fn main() {
    println!("{} {}", sizes::WIDTH, sizes::DEPTH);
}

mod demo {
mod elsewhere {
    pub const WIDTH: u32 = 1;
    pub const DEPTH: u32 = 2;
}
#[cfg(target_os = "none")]
mod nowhere {
    pub const DEPTH: u32 = 20;
}
pub mod sizes {
    pub use super::elsewhere::*;
    #[cfg(target_os = "none")]
    pub use super::nowhere::DEPTH;
    #[cfg(target_os = "none")]
    pub const WIDTH: u32 = 10;
}
}
