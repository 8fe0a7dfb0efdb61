fn main() {
    println!("{} {}", demo::size_of("ab"), demo::root(&demo::Square(3)));
    println!("{} {}", demo::name(), demo::power(4));
}

mod demo {
pub use crate::named::name;
pub use crate::without::{power, root, size_of, Square};
}

mod named {
pub trait Named {
    fn to_string(&self) -> u32;
}
pub struct Own;
impl Named for Own {
    fn to_string(&self) -> u32 {
        7
    }
}
pub fn name() -> u32 {
    Own.to_string()
}
}

mod unused {
use crate::without;
pub struct Own;
impl without::Root<Own> for f32 {
    fn sqrt(&self) -> u32 {
        1
    }
}
}

mod without {
pub trait Size {
    fn size(&self) -> usize;
}
impl Size for str {
    fn size(&self) -> usize {
        self.len() + 1
    }
}
pub fn size_of(text: &str) -> usize {
    text.size() + text.size()
}
pub trait Root<T> {
    fn sqrt(&self) -> u32;
}
pub struct Square(pub u32);
impl Root<u8> for Square {
    fn sqrt(&self) -> u32 {
        self.0
    }
}
pub fn root(square: &Square) -> u32 {
    square.sqrt()
}
pub trait Power {
    fn cbrt(&self) -> u32;
}
impl Power for u32 {
    fn cbrt(&self) -> u32 {
        *self + 1
    }
}
pub fn power(number: u32) -> u32 {
    number.cbrt()
}
}
