#[allow(unused_imports)]
use demo::{Bag, Length};

fn main() {
    println!("{}", Bag(vec![1, 2, 3]).len());
}

mod demo {
pub struct Bag(pub Vec<i32>);
impl Bag {
    pub fn len(&self) -> usize {
        self.0.len()
    }
}
pub trait Length {
}
impl Length for Bag {}
}
