fn main() {
    println!("{} {}", demo::scan::ones(3), demo::group::ones(4));
}

mod demo {
pub mod scan {
    pub fn ones(n: usize) -> usize {
        std::iter::repeat(1).take(n).sum()
    }
}

pub mod group {
    use std::{iter::repeat};

    pub fn ones(n: usize) -> usize {
        repeat(1).take(n).sum()
    }
}
}
