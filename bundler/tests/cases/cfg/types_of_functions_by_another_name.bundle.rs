fn main() {
    println!("{}", demo::both());
}

mod demo {
#![allow(unused_imports)]
pub struct First;
pub struct Second;
impl First {
    pub fn go(&self) -> i32 {
        1
    }
}
impl Second {
    pub fn go(&self) -> i32 {
        2
    }
}
mod inner {
    pub fn make_first() -> super::First {
        super::First
    }
}
mod fallback {
    pub use super::inner::make_first as make;
}
use fallback::*;
#[cfg(not(local))]
fn make() -> Second {
    Second
}
pub fn both() -> i32 {
    make().go()
}
}
