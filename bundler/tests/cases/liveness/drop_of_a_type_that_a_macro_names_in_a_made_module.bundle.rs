use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! tyc { () => { $crate::demo::X } }
macro_rules! mk { ($n:ident) => { mod $n { impl Drop for tyc!() { fn drop(&mut self) { println!("drop"); } } } } }
mk!(m);
}
