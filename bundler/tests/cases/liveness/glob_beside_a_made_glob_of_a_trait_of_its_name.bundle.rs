fn main() { println!("{:?} {}", demo::user::run(), demo::b::Show::show(&2)); }

mod demo {
macro_rules! pass { ($i:item) => { $i } }
pub mod a { pub struct Show; }
pub mod b { pub trait Show { fn show(&self) -> u8 { 2 } } impl Show for u8 {} pub fn g() -> u8 { 3 } }
pub mod hub { use super::a::*; pass!{ pub use super::b::*; } }
pub trait Late { fn show(&mut self) -> u8 { 9 } }
impl Late for u8 {}
pub mod user { use crate::demo::hub::*; use crate::demo::Late; pub fn run() -> u8 { let mut x = g(); x.show() } }
}
