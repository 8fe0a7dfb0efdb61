fn main() {
    println!("{}", demo::user::run());
}

mod demo {
pub mod inner {
    #[allow(dead_code)]
    mod core {}
    pub fn core() -> u8 {
        3
    }
    pub use super::more::*;
}
pub mod more {
    pub fn two() -> u8 {
        2
    }
}
pub mod user {
    use super::inner::*;
    pub fn run() -> u8 {
        core::cmp::max(core(), two())
    }
}
}
