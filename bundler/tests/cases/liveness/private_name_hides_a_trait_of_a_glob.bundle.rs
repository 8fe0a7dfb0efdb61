use demo::a::*;
use demo::Other;
mod all {
    use crate::demo::b::{Second, Tr};
    pub fn sum(x: u8) -> u8 { x.m() + x.n() }
}
fn main() {
    println!("{} {} {}", THREE, 5u8.m(), 5u8.n());
    println!("{}", all::sum(1));
}

mod demo {
pub mod b {
    pub trait Tr {
        fn m(self) -> u8;
    }
    impl Tr for u8 {
        fn m(self) -> u8 { 1 }
    }
    pub trait Second {
        fn n(self) -> u8;
    }
    impl Second for u8 {
        fn n(self) -> u8 { 2 }
    }
    pub const THREE: u8 = 3;
}
mod c {
    pub struct Tr;
}
pub mod a {
    #[allow(unused_imports)]
    use crate::demo::c::Tr;
    #[allow(dead_code)]
    struct Second;
    pub use crate::demo::b::*;
}
pub trait Other {
    fn m(&self) -> u8;
    fn n(&self) -> u8;
}
impl Other for u8 {
    fn m(&self) -> u8 { 10 }
    fn n(&self) -> u8 { 20 }
}
}
