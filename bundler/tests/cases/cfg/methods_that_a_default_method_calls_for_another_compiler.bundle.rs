use demo::Show;
fn main() {
    println!("{}", demo::Plain.show());
    #[cfg(local)]
    println!("{}", demo::Bag::new().show());
}

mod demo {
use std::ops::Deref;

pub trait Show {
    fn show(&self) -> usize;
}
pub struct Plain;
impl Show for Plain {
    fn show(&self) -> usize {
        1
    }
}
pub struct Bag(Vec<u8>);
impl Bag {
    pub fn new() -> Bag {
        Bag(vec![1])
    }
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
impl Show for Bag {
    fn show(&self) -> usize {
        self.len()
    }
}
}
