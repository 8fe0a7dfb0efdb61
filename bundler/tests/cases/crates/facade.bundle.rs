use facade::prelude::*;

fn main() {
    println!("{} {}", gcd(4, 6), common());
    println!("{} {}", middle::far::deep::above(), facade::middle::deep::below());
}

mod facade {
pub use crate::graphs::*;
pub(crate) use crate::middle;
pub use crate::numbers::*;
pub mod prelude {
    pub use crate::facade::*;
}
}

mod graphs {
use crate::numbers;
fn helper() -> u64 {
    numbers::gcd(12, 18)
}

pub fn common() -> u64 {
    helper() + 1
}
}

mod middle {
pub(crate) use crate::leaf as far;
pub use crate::leaf::deep::{self};
}

mod numbers {
pub fn gcd(a: u64, b: u64) -> u64 {
    helper(a, b)
}

fn helper(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { helper(b, a % b) }
}
}

mod leaf {
pub mod deep {
    pub fn below() -> u32 {
        7
    }

    pub fn above() -> u32 {
        8
    }
}
}
