fn main() {
    println!("{:?}", demo::all());
}

mod demo {
use std::cmp::Ordering as Imported;
const LIMIT: u8 = 1;
static TABLE: [u8; 1] = [2];
#[derive(Debug)]
pub enum Kind {
    One,
}
pub struct Part(pub u8);
pub union Bits {
    pub whole: u8,
}
pub type Number = u8;
pub trait Count {
    fn count(&self) -> Number;
}
impl Count for Part {
    fn count(&self) -> Number {
        self.0 + LIMIT + TABLE[0]
    }
}
mod inner {
    pub fn inside() -> u8 {
        3
    }
}
macro_rules! four {
    () => {
        4
    };
}
thread_local! {
    static LOCAL: u8 = 5;
}
pub fn all() -> (Number, Kind, u8, Imported) {
    let bits = Bits { whole: 6 };
    let sum = Part(0).count() + inner::inside() + four!() + LOCAL.with(|local| *local);
    (sum, Kind::One, unsafe { bits.whole }, 1.cmp(&2))
}
}
