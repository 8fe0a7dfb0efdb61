fn one() -> u8 { demo::before!(::below::one()) }
fn two() -> u8 { demo::behind!(demo::second::under::) }
fn three() -> u8 { demo::between!(:: three) }
fn four() -> u8 { demo::root!(::fourth::within::four()) }
fn five() -> u8 { demo::start!([demo::fifth::] lower) }
fn six() -> u8 { demo::named!(demo; ::sixth::beneath::six()) }
fn seven() -> u8 { demo::parts!(demo seventh deep; ::) }
fn eight() -> u8 { demo::led!(demo eighth above) }
fn nine() -> u8 { demo::leaf!(nine) }
fn main() {
    println!("{} {} {} {}", one(), two(), three(), four());
    println!("{} {} {} {} {}", five(), six(), seven(), eight(), nine());
}

mod demo {
pub mod first { pub mod below { pub fn one() -> u8 { 1 } } }
pub mod second { pub mod under { pub fn two() -> u8 { 2 } } }
pub mod third { pub mod inside { pub fn three() -> u8 { 3 } } }
pub mod fourth { pub mod within { pub fn four() -> u8 { 4 } } }
pub mod fifth { pub mod lower { pub fn five() -> u8 { 5 } } }
pub mod sixth { pub mod beneath { pub fn six() -> u8 { 6 } } }
pub mod seventh { pub mod deep { pub fn seven() -> u8 { 7 } } }
pub mod eighth { pub mod above { pub fn eight() -> u8 { 8 } } }
pub mod ninth { pub mod around { pub fn nine() -> u8 { 9 } } }
macro_rules! before { ($($back:tt)*) => { $crate::demo::first $($back)* }; }
macro_rules! behind { ($($front:tt)*) => { $($front)* two() }; }
macro_rules! between { ($mark:tt $called:ident) => { $crate::demo::third::inside $mark $called () }; }
macro_rules! root { ($($whole:tt)*) => { $crate::demo $($whole)* }; }
macro_rules! start { ([$($start:tt)*] $last:ident) => { $($start)* $last::five() }; }
macro_rules! named { ($($named:ident)? ; $($tail:tt)*) => { $($named)* $($tail)* }; }
macro_rules! parts { ($($part:ident)* ; $sign:tt) => { $($part $sign)* seven() }; }
macro_rules! led { ($($led:ident)*) => { $($led::)* eight() }; }
macro_rules! leaf { ($($leaf:ident)?) => { $crate::demo::ninth::around::$($leaf)? () }; }
pub(crate) use before;
pub(crate) use behind;
pub(crate) use between;
pub(crate) use root;
pub(crate) use start;
pub(crate) use named;
pub(crate) use parts;
pub(crate) use led;
pub(crate) use leaf;
}
