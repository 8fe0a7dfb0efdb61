use demo::{Countdown, Reversed};

fn main() {
    println!("{} {:?}", Countdown(4).len(), Countdown(2).collect::<Vec<_>>());
    println!("{} {}", Reversed(1) < Reversed(2), Reversed(1) != Reversed(1));
}

mod demo {
use std::cmp::Ordering;

pub struct Countdown(pub usize);
impl Iterator for Countdown {
    type Item = usize;
    fn next(&mut self) -> Option<usize> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0, Some(self.0))
    }
}
impl ExactSizeIterator for Countdown {}

pub struct Reversed(pub i32);
impl PartialEq for Reversed {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
    fn ne(&self, _: &Self) -> bool {
        true
    }
}
impl PartialOrd for Reversed {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        other.0.partial_cmp(&self.0)
    }
}
}
