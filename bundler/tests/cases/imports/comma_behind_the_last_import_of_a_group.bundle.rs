use demo::both::*;

fn main() {
    println!("{} {}", one(), two());
}

mod demo {
pub mod numbers {
    pub fn one() -> u32 {
        1
    }
}
pub mod words {
    pub fn two() -> &'static str {
        "two"
    }
}
pub mod both {
    pub use crate::demo::numbers::{one,};
    pub use crate::demo::words::*;
}
}
