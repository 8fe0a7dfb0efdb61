fn main() {
    println!("{} {}", la::user::go(), la::other::go());
}

mod la {
macro_rules! mk {
    ($t:ident $m:ident) => { pub trait $t { fn $m(&self) -> u8 { 1 } } impl $t for u8 { } impl $t for str { fn $m(&self) -> u8 { 9 } } };
}
pub mod x { mk!(Foo mm); mk!(Bar nn); }
pub mod prelude { pub use super::x::Foo; pub use super::x::Bar as _; }
pub mod facade { pub use crate::la::prelude::*; }
pub mod user { use crate::la::prelude::*; pub fn go() -> u8 { 1u8.mm() } }
pub mod other { use crate::la::facade::*; pub fn go() -> u8 { "a".nn() } }
}
