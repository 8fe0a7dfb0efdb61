fn main() {
    println!("{}", old::total(&[1, 2, 3]));
}

mod old {
use crate::new;
pub fn total(numbers: &[u32]) -> u32 {
    let shift = 1;
    let larger = |n: &u32| n + shift;
    new::Pair::new(numbers.iter().map(larger).collect(), numbers.to_vec()).sum()
}
}

mod new {
pub struct Pair {
    first: Vec<u32>,
    second: Vec<u32>,
}
impl Pair {
    pub fn new(first: Vec<u32>, second: Vec<u32>) -> Pair {
        Pair { first, second }
    }
    pub fn sum(self) -> u32 {
        let first = self.first;
        let length = || self.second.len() as u32;
        first.into_iter().sum::<u32>() + length()
    }
}
}
