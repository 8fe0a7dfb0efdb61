use demo::{Level, Used};
use std::collections::VecDeque;

fn main() {
    let bytes: &[u8] = &[1, 2, 3];
    println!("{} {}", *bytes == &Level(3), *bytes < &Level(4));
    let mut queue = VecDeque::from([1]);
    queue += Used(2);
    let mut text = String::from("text");
    text -= Used((|| 2) as fn() -> u8);
    text *= Box::new(Level(2));
    println!("{queue:?} {text}");
}

mod demo {
use prelude::*;

pub mod prelude {
    pub use std::collections::VecDeque;
}

pub struct Used<T>(pub T);
pub struct Level(pub u32);

impl PartialEq<&Level> for [u8] {
    fn eq(&self, other: &&Level) -> bool {
        self.len() == other.0 as usize
    }
}
impl PartialOrd<&Level> for [u8] {
    fn partial_cmp(&self, other: &&Level) -> Option<std::cmp::Ordering> {
        self.len().partial_cmp(&(other.0 as usize))
    }
}

impl std::ops::AddAssign<Used<u8>> for VecDeque<u8> {
    fn add_assign(&mut self, other: Used<u8>) {
        self.push_back(other.0);
    }
}

impl std::ops::SubAssign<Used<fn() -> u8>> for String {
    fn sub_assign(&mut self, other: Used<fn() -> u8>) {
        self.truncate(usize::from(other.0()));
    }
}

impl std::ops::MulAssign<Box<Level>> for String {
    fn mul_assign(&mut self, other: Box<Level>) {
        *self = self.repeat(other.0 as usize);
    }
}
}
