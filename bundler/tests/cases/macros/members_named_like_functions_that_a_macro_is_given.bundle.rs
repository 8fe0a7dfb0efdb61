use demo::chmin;
use demo::modint::*;
use demo::vector::*;
fn main() {
    let mut best = 100;
    let v = Vector { env: 4, weight: 5 };
    println!("{}", chmin!(best, v.add(7)));
    println!("{}", chmin!(best, v.len() + v.weight + v.env.min(3)));
    println!("{} {}", chmin!(best, Vector::TOP), best);
}

mod demo {
macro_rules! chmin {
    ($a:expr, $b:expr) => { if $b < $a { $a = $b; true } else { false } };
}
pub mod modint {
}
pub mod vector {
    pub struct Vector { pub env: u32, pub weight: u32 }
    impl Vector {
        pub const TOP: u32 = 9;
        pub fn add(&self, y: u32) -> u32 { self.env + y }
        pub fn len(&self) -> u32 { 2 }
    }
}
pub(crate) use chmin;
}
