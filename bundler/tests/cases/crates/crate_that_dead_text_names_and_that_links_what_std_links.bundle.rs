fn main() { println!("{}", demo::numbers::gcd(12, 18)); }

mod demo {
pub mod numbers { pub fn gcd(a: u64, b: u64) -> u64 { if b == 0 { a } else { gcd(b, a % b) } } }
}
