use demo::Show;
fn main() {
    println!("{}", demo::make().show());
}

mod demo {
use std::ops::Deref;
pub trait Show: Sized {
    fn show(self) -> usize {
        2
    }
}
pub struct First(Vec<u8>);
impl First {
    pub fn len(&self) -> usize {
        99
    }
}
impl Deref for First {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}
impl Show for First {
    fn show(self) -> usize {
        self.len()
    }
}
pub struct Second;
impl Show for Second {}
#[cfg(local)]
pub fn make() -> impl Show {
    First(vec![1])
}
#[cfg(not(local))]
pub fn make() -> impl Show {
    Second
}
}
