use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X; pub type AX = X; 
macro_rules! mk { ($n:ident) => { mod $n { type X2 = super::AX; impl Drop for X2 { fn drop(&mut self) { println!("drop"); } } } } }
mk!(imp);
}
