use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! al { ($n:ident $a:ident $t:ty) => { pub mod $n { pub type $a = $t; } } }
al!(m S crate::demo::X);
macro_rules! mk { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { println!("drop"); } } } }
const _: () = { mk!(m::S); };
}
