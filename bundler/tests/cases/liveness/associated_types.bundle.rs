use demo::Word;

fn main() {
    println!("{:?}", demo::count(&[Word("ab"), Word("ac"), Word("b")]));
}

mod demo {
use std::collections::BTreeMap;

pub trait Keyed {
    type Key: Ord;
    fn key(&self) -> Self::Key;
}
pub struct Word(pub &'static str);
impl Keyed for Word {
    type Key = u8;
    fn key(&self) -> u8 {
        self.0.as_bytes()[0]
    }
}
pub fn count<T: Keyed>(all: &[T]) -> BTreeMap<T::Key, usize>
where
    <T as Keyed>::Key: Clone,
{
    let mut table = BTreeMap::new();
    for t in all {
        *table.entry(t.key().clone()).or_insert(0) += 1;
    }
    table
}
}
