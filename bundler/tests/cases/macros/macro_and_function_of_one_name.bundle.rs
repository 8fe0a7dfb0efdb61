use demo::lcm;

fn main() {
    println!("{} {}", lcm!(4, 6, 10), lcm(2, 3));
}

mod demo {
pub fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b) * b
}
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
macro_rules! lcm {
    ($a:expr) => { $a };
    ($a:expr, $($b:expr),+) => { $crate::demo::lcm($a, $crate::demo::lcm!($($b),+)) };
}
pub(crate) mod lcm_macro { pub(crate) use lcm; }
pub(crate) use lcm_macro::lcm;
}
