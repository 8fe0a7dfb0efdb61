fn main() {
    let _ = demo::Small;
    println!("{}", demo::compared(0..7));
}

mod demo {
use std::ops::Range;

#[derive(Default)]
pub struct Small;
#[derive(Default)]
pub struct Large;
impl PartialEq<Small> for Range<u8> {
    fn eq(&self, _: &Small) -> bool {
        false
    }
}
impl PartialEq<Large> for Range<i32> {
    fn eq(&self, _: &Large) -> bool {
        true
    }
}
impl PartialOrd<Small> for Range<u8> {
    fn partial_cmp(&self, _: &Small) -> Option<std::cmp::Ordering> {
        None
    }
}
impl PartialOrd<Large> for Range<i32> {
    fn partial_cmp(&self, _: &Large) -> Option<std::cmp::Ordering> {
        Some(std::cmp::Ordering::Less)
    }
}
pub fn compared<T, X: Default>(range: Range<T>) -> bool
where
    Range<T>: PartialOrd<X>,
{
    range < X::default()
}
}
