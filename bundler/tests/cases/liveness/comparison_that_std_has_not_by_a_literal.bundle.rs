fn main() {
    let _ = demo::Small;
    println!("{}", demo::compared([7].into()));
}

mod demo {
use std::collections::BinaryHeap;

#[derive(Default)]
pub struct Small;
#[derive(Default)]
pub struct Large;
impl PartialEq<Small> for BinaryHeap<u8> {
    fn eq(&self, _: &Small) -> bool {
        false
    }
}
impl PartialEq<Large> for BinaryHeap<i32> {
    fn eq(&self, _: &Large) -> bool {
        true
    }
}
pub fn compared<T, X: Default>(heap: BinaryHeap<T>) -> bool
where
    BinaryHeap<T>: PartialEq<X>,
{
    heap == X::default()
}
}
