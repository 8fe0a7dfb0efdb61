fn main() { use demo::O; println!("{}", { use demo::hub::*; 3u8.tm() }); }

mod demo {
#![allow(unused)]
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
pub trait O {} impl O for &u8 {} pub mod t { pub trait T { fn tm(&self) -> u8 { 3 } } impl T for u8 {} } pub mod hub { mod deep { pass! { pub use super::super::t as tt; } } pub use deep::tt::T as U; }
}
