mod part {
use crate::demo;
    #[cfg(windows)]
    pub fn run() -> u32 {
        demo::helper()
    }

    #[cfg(not(windows))]
    pub fn run() -> u32 {
        4
    }
}
fn main() {
    println!("{} {}", part::run(), demo::other());
}

mod demo {
pub fn helper() -> u32 {
    4
}
pub fn other() -> u32 {
    4
}
}
