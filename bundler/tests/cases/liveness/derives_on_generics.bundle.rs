use demo::{Level, Pair};
use std::collections::{BTreeSet, HashSet};

fn main() {
    let pairs: BTreeSet<Pair<Level>> = [Pair::default(), Pair { a: Level::Low, b: 5 }].into();
    let unique: HashSet<_> = pairs.iter().cloned().chain(pairs.iter().cloned()).collect();
    println!("{:?} {}", pairs, unique.len());
}

mod demo {
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Pair<A, B = i32> {
    pub a: A,
    pub b: B,
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    Low,
    High,
}
impl Default for Level {
    fn default() -> Self {
        Level::High
    }
}
}
