use demo::a::*;
use demo::Other;
mod all {
    use crate::demo::b::Tr;
    pub fn m(x: u8) -> u8 { x.m() }
}
fn main() {
    println!("{} {}", THREE, match 9u8 { TWO => TWO, _ => 0 });
    println!("{} {} {}", demo::b::TWO, 5u8.m(), all::m(1));
    println!("{}", demo::b::FIVE);
}

mod demo {
pub mod b {
    pub const TWO: u8 = 3;
    pub const THREE: u8 = 3;
    pub const FIVE: u8 = 5;
    pub trait Tr {
        fn m(self) -> u8;
    }
    impl Tr for u8 {
        fn m(self) -> u8 { 1 }
    }
}
pub mod a {
    use crate::demo::b::{TWO};
    use crate::demo::b::Tr;
    pub use crate::demo::b::*;
}
pub trait Other {
    fn m(&self) -> u8;
}
impl Other for u8 {
    fn m(&self) -> u8 { 10 }
}
}
