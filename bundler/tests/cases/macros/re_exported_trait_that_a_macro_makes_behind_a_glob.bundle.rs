use la::prelude::*;
fn main() { println!("{} {}", 1u8.mm(), "a".mm()); }

mod la {
macro_rules! mk { ($n:ident $t:ident $m:ident) => { pub mod $n { pub trait $t { fn $m(&self) -> u8 { 1 } } impl $t for u8 { } impl $t for str { fn $m(&self) -> u8 { 9 } } } } }
mk!(x Foo mm);
pub mod prelude { pub use super::x::Foo; }
}
