fn main() { use demo::O; println!("{}", { use demo::hub::*; 3u8.tm() }); }

mod demo {
#![allow(unused)]
pub trait O {} impl O for &u8 {} mod t { macro_rules! mk { ($t:ident) => { pub trait $t { fn tm(&self) -> u8 { 3 } } impl $t for u8 {} } } mk!(T); } pub mod hub { mod a { pub use super::super::t::*; } pub use a::T as _; }
}
