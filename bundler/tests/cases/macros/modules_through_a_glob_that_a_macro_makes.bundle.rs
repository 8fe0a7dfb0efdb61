mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub mod b {
    pub const ZERO: u8 = 1;
}
pub mod a {
    pass! { pub use super::*; }
}
pub use crate::demo::a::b::*;
pub mod c {
    pub const FIVE: u8 = 5;
    pub const SIX: u8 = 6;
    pub fn seven() -> u8 { 7 }
    pub fn eight() -> u8 { 8 }
}
pub mod named {
    pub use crate::demo::a::c::FIVE;
    pub fn is_five(x: u8) -> bool { matches!(x, FIVE) }
    pub fn six() -> u8 { crate::demo::a::c::SIX }
    pub fn seven() -> u8 { use crate::demo::a::c::seven; seven() }
    pub fn eight() -> u8 { use crate::demo::a::c::*; eight() }
}
}

macro_rules! select {
    ($n:expr) => { match $n { ZERO => 1u32, ONE => 2 + ONE as u32 } };
}
mod first {
    pub use crate::demo::a::*;
    pub fn say() { println!("{} {}", select!(1u8), select!(2u8)); }
}
mod second {
    pub use crate::demo::*;
    pub fn say() { println!("{} {}", select!(1u8), select!(2u8)); }
}
fn main() {
    first::say();
    second::say();
    println!("{} {}", demo::named::is_five(5), demo::named::is_five(6));
    println!("{} {} {}", demo::named::six(), demo::named::seven(), demo::named::eight());
}
