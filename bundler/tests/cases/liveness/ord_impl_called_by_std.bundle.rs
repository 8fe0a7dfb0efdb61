fn main() {
    println!("{}", demo::smallest(&[3, 1, 2]));
}

mod demo {
use std::cmp::Ordering;
use std::collections::BinaryHeap;

#[derive(PartialEq, Eq)]
struct State(i32);
impl Ord for State {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.cmp(&self.0)
    }
}
impl PartialOrd for State {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
pub fn smallest(all: &[i32]) -> i32 {
    let mut heap: BinaryHeap<State> = all.iter().map(|&n| State(n)).collect();
    heap.pop().map_or(0, |state| state.0)
}
}
