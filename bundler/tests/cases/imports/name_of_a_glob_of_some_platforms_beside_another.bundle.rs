fn main() {
    println!("{}", demo::of_some::pick());
}

mod demo {
pub mod one {
    pub fn pick() -> i32 {
        1
    }
}
pub mod two {
    pub fn pick() -> i32 {
        2
    }
}
pub mod of_some {
    #[cfg(windows)]
    pub use super::one::*;
    pub use super::two::*;
}
}
