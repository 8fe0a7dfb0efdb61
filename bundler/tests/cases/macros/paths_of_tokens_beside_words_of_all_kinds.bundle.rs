mod demo {
pub mod deep {
    pub fn one() -> u8 { 1 }
    pub fn two() -> u8 { 2 }
    pub mod below {
        pub fn three() -> u8 { 3 }
        pub fn four() -> u8 { 4 }
        pub const FIVE: u8 = 5;
    }
}
pub mod other {
    pub mod below {
        pub fn six() -> u8 { 6 }
        pub fn seven() -> u8 { 7 }
    }
    pub struct Eight;
    pub fn nine() -> u8 { 9 }
}
pub mod last {
    pub mod of {
        pub fn eleven() -> u8 { 11 }
        pub fn twelve() -> u8 { 12 }
    }
}
macro_rules! before { ($($p:tt)*) => { $crate::demo::deep $($p)* }; }
macro_rules! behind { ($($p:tt)*) => { $($p)* two() }; }
macro_rules! between { ($a:ident $($p:tt)*) => { $crate::demo::$a $($p)* }; }
macro_rules! single { ($a:tt $b:ident $c:expr) => { $crate::demo::deep $a below $a $b() + $c }; }
macro_rules! imported { ($($p:tt)*) => { { use $($p)* FIVE; FIVE } }; }
macro_rules! optional { ($($p:tt)? ; $q:ident) => { $crate::demo::other:: $($p)? :: $q() }; }
macro_rules! many { ([$($p:tt)*] $($q:tt)*) => { $($p)* $($q)* }; }
macro_rules! named { ($($p:ident)* ; $($q:tt)*) => { $crate::demo:: $($p)* $($q)* }; }
pub(crate) use before;
pub(crate) use behind;
pub(crate) use between;
pub(crate) use single;
pub(crate) use imported;
pub(crate) use optional;
pub(crate) use many;
pub(crate) use named;
}

macro_rules! own { ($($p:tt)*) => { crate $($p)* }; }
macro_rules! near { ($($p:tt)*) => { self $($p)* }; }
macro_rules! above { ($($p:tt)*) => { super $($p)* }; }
mod here {
    pub fn given() -> u8 { above!(::put::twelve()) + near!(::put()) }
    fn put() -> u8 { 30 }
}
mod put { pub use crate::demo::last::of::*; }
fn main() {
    println!("{} {} {}", demo::before!(::one()), demo::behind!(demo::deep::), demo::between!(deep ::below::three()));
    println!("{} {}", demo::single!(:: four 1), demo::imported!(demo::deep::below::));
    println!("{} {}", demo::optional!(below; six), demo::many!([demo::other::below] ::seven()));
    println!("{} {}", demo::named!(other; ::nine()), own!(::put::eleven()));
    println!("{}", here::given());
    let _ = demo::other::Eight;
}
