use crate::demo::gcd_macro::gcd;
mod own {
    pub fn gcd(_: i32, _: i32) -> i32 {
        7
    }
}
use own::*;
fn main() {
    println!("{} {}", gcd!(1, 2), gcd(3, 4));
}

mod demo {
pub fn gcd(a: i32, b: i32) -> i32 {
    a * 100 + b
}
macro_rules! gcd {
    ($a:expr, $b:expr) => { $crate::demo::gcd($a, $b) };
}
pub(crate) mod gcd_macro { pub(crate) use gcd; }
}
