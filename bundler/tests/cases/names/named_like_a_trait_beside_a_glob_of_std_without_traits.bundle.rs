fn main() {
    println!("{} {}", demo::fold::<demo::Add>(&[1, 2]), demo::hashed::hashed(1));
}

mod demo {
use std::cmp::Ordering::*;
use std::collections::*;
pub trait Monoid {
    fn op(a: i64, b: i64) -> i64;
}
pub struct Add;
impl Monoid for Add {
    fn op(a: i64, b: i64) -> i64 {
        a + b
    }
}
pub fn fold<M: Monoid>(list: &[i64]) -> i64 {
    let queue: VecDeque<i64> = list.iter().copied().collect();
    match queue.len().cmp(&2) {
        Less => 0,
        Equal | Greater => queue.into_iter().reduce(M::op).unwrap_or(0),
    }
}
pub mod hashed {
    use std::hash::*;
    pub struct Hash;
    pub fn hashed(n: u32) -> bool {
        let mut one = std::collections::hash_map::DefaultHasher::new();
        one.write_u32(n);
        one.finish() == one.finish()
    }
}
}
