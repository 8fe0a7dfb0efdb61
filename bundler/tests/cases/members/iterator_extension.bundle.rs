use demo::PairsExt;

fn main() {
    println!("{:?}", (0..5).pairs().collect::<Vec<_>>());
}

mod demo {
pub trait PairsExt: Iterator + Sized {
    fn pairs(self) -> Pairs<Self> {
        Pairs { inner: self }
    }
}
impl<I: Iterator> PairsExt for I {}

pub struct Pairs<I> {
    inner: I,
}
impl<I: Iterator> Iterator for Pairs<I> {
    type Item = (I::Item, I::Item);
    fn next(&mut self) -> Option<Self::Item> {
        Some((self.inner.next()?, self.inner.next()?))
    }
}
}
