use demo::a::*;
use demo::b::*;
use demo::Other;
fn main() {
    println!("{} {} {}", THREE, 5u8.m(), Other::m(&5u8));
    println!("{} {}", demo::own::m(), demo::far::m());
}

mod demo {
pub mod b {
    pub trait Tr {
        fn m(self) -> u8;
    }
    impl Tr for u8 {
        fn m(self) -> u8 { 1 }
    }
    pub const THREE: u8 = 3;
}
pub mod a {
}
pub mod prelude {
    pub use crate::demo::b::*;
}
pub mod own {
    use crate::demo::b::*;
    pub fn m() -> u8 { 2u8.m() + THREE }
}
pub mod far {
    use crate::demo::prelude::*;
    pub fn m() -> u8 { 3u8.m() }
}
pub trait Other {
    fn m(&self) -> u8;
}
impl Other for u8 {
    fn m(&self) -> u8 { 10 }
}
}
