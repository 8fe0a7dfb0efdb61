use demo::measure::{largest, Size};
use std::collections::VecDeque;

fn main() {
    println!("{}", largest(VecDeque::<u8>::new().size(), 1));
}

mod demo {
pub mod facade {
    pub use std::*;
}
pub mod measure {
    pub trait Size {
        fn size(&self) -> usize;
    }
    impl Size for super::facade::collections::VecDeque<u8> {
        fn size(&self) -> usize {
            self.len()
        }
    }
    use super::facade::cmp::max;
    pub fn largest(one: usize, other: usize) -> usize {
        max(one, other)
    }
}
}
