use demo::Counter;
fn main() {
    let counter = Counter(demo::part::f(), 1u8, 2u8, None);
    println!("{:?} {:?} {:?}", counter.hint(), counter.both(), counter.wide());
    println!("{} {}", counter.sum(), counter.map(|low, high| (high, low)));
}

mod demo {
pub trait Of<V, W> {
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
pub struct Counter<T, U>(pub <usize as Of<u8, u16>>::Item, pub T, pub U, pub Option<(T, U)>);
impl<T, U> Counter<T, U>
where
    T: Copy + Into<u16>,
    U: Copy + Into<u16>,
{
    pub fn sum(&self) -> u16 {
        self.1.into() + self.2.into()
    }
    pub fn hint(&self) -> (usize, Option<usize>) {
        (self.0 as usize, Some(self.0 as usize + 1))
    }
    pub fn wide(&self) -> Result<(), u16> {
        Err(self.0 as u16)
    }
    pub fn map<F>(&self, f: F) -> u16
    where
        F: Fn(u8, u16) -> (u16, u8),
    {
        f(1, self.0 as u16).0
    }
    pub fn both(&self) -> [(u8, <usize as Of<u8, u16>>::Item); 1] {
        [(1, self.0)]
    }
}
}
