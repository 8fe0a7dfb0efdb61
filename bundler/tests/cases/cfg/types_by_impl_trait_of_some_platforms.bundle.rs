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
pub struct First;
impl Show for First {}
pub struct Second(Vec<u8>);
impl Second {
    pub fn len(&self) -> usize {
        99
    }
}
impl Deref for Second {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}
impl Show for Second {
    fn show(self) -> usize {
        self.len()
    }
}
fn second() -> Second {
    Second(vec![1])
}
pub fn make() -> impl Show {
    #[cfg(local)]
    {
        second()
    }
    #[cfg(not(local))]
    {
        First
    }
}
}
