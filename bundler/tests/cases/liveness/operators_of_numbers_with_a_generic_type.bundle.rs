use demo::Ring;
fn main() {
    println!("{} {}", demo::gcd(12, 18), 3_u8.mul(4));
}

mod demo {
pub use crate::cx::*;
pub trait Ring: Copy {
    fn mul(self, other: Self) -> Self;
}
impl Ring for u8 {
    fn mul(self, other: u8) -> u8 {
        self.wrapping_mul(other)
    }
}
}

mod cx {
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
}
