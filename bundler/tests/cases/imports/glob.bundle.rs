use demo::prelude::*;

fn main() {
    println!("{} {}", gcd(4, 6), upper("x"));
}

mod demo {
pub mod prelude {
    pub use crate::demo::num::*;
    pub use crate::demo::text::upper;
}
mod num {
    pub fn gcd(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { gcd(b, a % b) }
    }
}
mod text {
    pub fn upper(s: &str) -> String {
        s.to_uppercase()
    }
}
}
