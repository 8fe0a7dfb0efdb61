#[allow(unused_imports)]
use demo::Show;
fn main() {
    let bag = demo::Bag(vec![1, 2]);
    println!("{}", bag.first().is_some());
    #[cfg(local)]
    println!("{}", bag.show());
}

mod demo {
use std::ops::Deref;

pub struct Bag(pub Vec<u8>);
impl Bag {
    pub fn len(&self) -> usize {
        99
    }
}
impl Deref for Bag {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}
pub trait Show {
    fn show(&self) -> usize;
}
impl Show for Bag {
    fn show(&self) -> usize {
        self.len()
    }
}
}
