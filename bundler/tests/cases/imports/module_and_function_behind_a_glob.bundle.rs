fn main() {
    let pair = demo::Pair(4, 6);
    let lcm = demo::gcd::lcm(pair.left, pair.right);
    println!("{} {lcm} {}", demo::gcd(4, 6), demo::Total(&pair));
}

mod demo {
pub mod gcd {
    pub fn gcd(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { gcd(b, a % b) }
    }
    pub fn lcm(a: u32, b: u32) -> u32 {
        a / gcd(a, b) * b
    }
}
pub use self::gcd::*;
pub struct Pair {
    pub left: u32,
    pub right: u32,
}
pub trait Total {
    fn total(&self) -> u32;
}
impl Total for Pair {
    fn total(&self) -> u32 {
        self.left + self.right
    }
}
#[allow(non_snake_case)]
mod makers {
    pub fn Pair(left: u32, right: u32) -> crate::demo::Pair {
        crate::demo::Pair { left, right }
    }
    pub fn Total(pair: &crate::demo::Pair) -> u32 {
        crate::demo::Total::total(pair)
    }
}
pub use self::makers::*;
}
