use demo::{gcd, sort};

fn main() {
    println!("{} {} {}", gcd(4, 6), gcd::lcm(4, 6), sort());
}

mod demo {
pub fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
pub mod gcd {
    pub fn lcm(a: u32, b: u32) -> u32 {
        a / super::gcd(a, b) * b
    }
}
pub fn sort() -> i32 {
    1
}
pub mod sort {
}
}
