use demo::Counter;
fn main() {
    let counter = Counter(demo::part::f());
    println!("{:?} {:?}", counter.hint(), counter.both());
}

mod demo {
pub trait Of<T, U> {
    type Item;
}
impl Of<u8, u16> for usize {
    type Item = u32;
}
pub mod part {
pub fn f() -> u32 {
    7
}
}
pub struct Counter(pub <usize as Of<u8, u16>>::Item);
impl Counter {
    pub fn hint(&self) -> (usize, Option<usize>) {
        (self.0 as usize, Some(self.0 as usize + 1))
    }
    pub fn both(&self) -> [(u8, <usize as Of<u8, u16>>::Item); 1] {
        [(1, self.0)]
    }
}
}
