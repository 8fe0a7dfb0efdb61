fn main() {
    println!("{} {}", demo::sets::distinct(&[1, 2, 1]), demo::largest(&[1, 3, 2]));
}

mod demo {
mod prelude {
    pub(in crate::demo) use std::collections::*;
}

mod order {
    pub use std::cmp::*;
}

pub mod sets {
    use crate::demo::prelude::*;

    pub fn distinct(numbers: &[u32]) -> usize {
        let all: BTreeSet<u32> = numbers.iter().copied().collect();
        all.len()
    }
}

pub fn largest(numbers: &[u32]) -> u32 {
    numbers.iter().map(|n| crate::demo::order::Reverse(*n)).min().unwrap().0
}
}
