fn main() {
    println!("{:?}", demo::told(5));
}

mod demo {
pub mod things {
    pub struct Thing(pub u8);
    pub struct Made;
    impl Made {
        pub fn new() -> u8 { 3 }
    }
    pub fn behind() -> u8 { 4 }
    pub fn leaf() -> u8 { 5 }
    #[derive(PartialEq)]
    pub enum Kind { Small, Large }
    pub const OTHER: u8 = 7;
}
use things::Kind::*;
use things::*;
macro_rules! wrapped { ($x:ident.$p:ident()) => { $p($x) } }
macro_rules! made { ($s:ident::$c:ident) => { $c::new() } }
macro_rules! called {
    (Self::$f:ident) => { $f() };
    (use a::$f:ident;) => { $f() };
}
macro_rules! check { ($($x:ident . $p:ident)*) => { $(match $x { $p => 20, _ => 99 } +)* 0 } }
pub fn told(x: u8) -> [u8; 5] {
    let kind = if x > 3 { things::Kind::Large } else { things::Kind::Small };
    [
        wrapped!(x.Thing()).0,
        made!(d::Made),
        called!(Self::behind),
        called!(use a::leaf;),
        check!(kind.Small) + OTHER,
    ]
}
}
