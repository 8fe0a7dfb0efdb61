use demo::*;
fn main() {
    println!("{:?} {} {}", told(5), chosen!(5, .GIVEN), OTHER);
}

mod demo {
pub mod consts {
    pub const MEMBER: u8 = 1;
    pub const METHOD: u8 = 2;
    pub const LAST: u8 = 3;
    pub const FIRST: u8 = 4;
    pub const BEHIND: u8 = 5;
    pub const LEAF: u8 = 6;
    pub const INNER: u8 = 7;
    pub const GIVEN: u8 = 8;
    pub const OTHER: u8 = 9;
}
pub use consts::*;
macro_rules! taken {
    ($x:expr, . $p:ident) => { taken!(@ $x, $p) };
    ($x:expr, a. $p:ident ()) => { taken!(@ $x, $p) };
    ($x:expr, a :: $p:ident) => { taken!(@ $x, $p) };
    ($x:expr, use a :: $p:ident) => { taken!(@ $x, $p) };
    ($x:expr, $p:ident :: x) => { taken!(@ $x, $p) };
    ($x:expr, Self :: $p:ident) => { taken!(@ $x, $p) };
    ($x:expr, a :: { $p:ident }) => { taken!(@ $x, $p) };
    (@ $x:expr, $p:ident) => { match $x { $p => 20, _ => 99 } };
}
macro_rules! chosen {
    ($x:expr, . $p:ident) => { match $x { $p => 20, _ => 99 } };
}
pub fn told(x: u8) -> [u32; 8] {
    [
        taken!(x, . MEMBER),
        taken!(x, a. METHOD()),
        taken!(x, a::LAST),
        taken!(x, FIRST::x),
        taken!(x, Self::BEHIND),
        taken!(x, use a::LEAF),
        taken!(x, a::{ INNER }),
        OTHER as u32,
    ]
}
pub(crate) use chosen;
}
