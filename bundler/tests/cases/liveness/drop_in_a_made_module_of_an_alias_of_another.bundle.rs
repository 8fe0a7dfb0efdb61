use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! al { ($n:ident $a:ident $t:ty) => { pub mod $n { pub type $a = $t; } } }
al!(m S crate::demo::X);
macro_rules! mk { ($n:ident) => { mod $n { impl Drop for super::m::S { fn drop(&mut self) { println!("drop"); } } } } }
mk!(n);
}
