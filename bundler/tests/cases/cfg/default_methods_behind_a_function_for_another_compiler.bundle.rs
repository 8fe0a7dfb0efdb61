fn main() {
    let bag = demo::Bag(vec![1, 2]);
    println!("{}", bag.first().is_some());
    #[cfg(local)]
    println!("{}", demo::dump());
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
trait Hidden {
    fn depth(&self) -> usize {
        Bag(vec![1]).len()
    }
}
impl Hidden for i32 {}
pub fn dump() -> usize {
    Hidden::depth(&3)
}
}
