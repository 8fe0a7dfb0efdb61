use bare::Further;
use seen::Root;
fn main() {
    let of: &dyn Root<numbers::Tag> = &numbers::nine!();
    println!("{} {}", of.further(), of.sqrt());
    println!("{}", demo::nine());
}

mod demo {
use crate::root as roots;
pub trait Own {
    fn sqrt(&self) -> u32;
}
impl Own for f32 {
    fn sqrt(&self) -> u32 {
        5
    }
}
pub fn nine() -> u32 {
    roots::sqrt(81) + Own::sqrt(&9f32)
}
}

mod bare {
use crate::seen::Root;
pub trait Further {
    fn further(&self) -> u32;
}
impl<T> Further for &dyn Root<T> {
    fn further(&self) -> u32 {
        self.cbrt() + 1
    }
}
}

mod numbers {
use crate::seen::Root;
macro_rules! nine {
    () => { 9f32 };
}
pub struct Tag;
impl Root<Tag> for f32 {
    fn sqrt(&self) -> u32 {
        7
    }
    fn cbrt(&self) -> u32 {
        8
    }
}
pub(crate) use nine;
}

mod root {
pub fn sqrt(of: u32) -> u32 {
    of / 9
}
}

mod seen {
pub trait Root<T> {
    fn sqrt(&self) -> u32;
    fn cbrt(&self) -> u32;
}
}
