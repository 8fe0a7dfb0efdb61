use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! imp { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { println!("drop"); } } } }
macro_rules! mk { ($n:ident) => { mod $n { type S = super::X; imp!(S); } } }
mk!(m);
}
