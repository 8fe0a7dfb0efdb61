fn main() { println!("{:?} {}", demo::told(), demo::more()); }

mod demo {
macro_rules! make { ($n:ident) => { macro_rules! $n { () => { helper() } } } }
make!(told);
mod glob { pub fn helper() -> u32 { 7 } }
fn helper() -> u32 { 2 }
pub fn told() -> u32 { use crate::demo::glob::*; told!() }
pub fn more() -> u32 { helper() }
}
