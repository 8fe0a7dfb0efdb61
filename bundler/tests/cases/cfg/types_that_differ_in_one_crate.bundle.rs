fn main() {
    println!("{}", demo::run());
}

mod demo {
use crate::base;
pub struct A;
pub struct B;
impl A {
    pub fn go(&self) -> usize {
        1
    }
}
impl B {
    pub fn go(&self) -> usize {
        2
    }
}
#[cfg(not(local))]
pub type Pick = A;
#[cfg(local)]
pub type Pick = B;
pub fn run() -> usize {
    Pick {}.go() + base::length(&base::Pair(vec![1]))
}
}

mod base {
pub struct Pair(pub Vec<u8>);
struct Other(usize);
impl Other {
    fn size(self) -> usize {
        self.0
    }
}
pub fn length(pair: &Pair) -> usize {
    Other(pair.0.len()).size()
}
}
