fn main() {
    println!("main");
    #[cfg(local)]
    println!("{}", demo::Bag(vec![1, 2]));
}

mod demo {
use std::fmt;
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
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.len())
    }
}
}
