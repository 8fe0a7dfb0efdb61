use demo::{Dead, One};
fn main() {
    println!("{} {} {}", One, One.walk(), demo::step());
}

mod demo {
use std::fmt::{Display, Formatter, Result};
pub trait Dead {
    fn walk(&self) -> i32;
}
pub trait Live {
    fn step(&self) -> u8;
}
pub struct One;
impl Dead for One {
    fn walk(&self) -> i32 {
        3
    }
}
impl Live for One {
    fn step(&self) -> u8 {
        4
    }
}
impl Display for One {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        formatter.write_str("one")
    }
}
pub fn step() -> u8 {
    Live::step(&One)
}
}
