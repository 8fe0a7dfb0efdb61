use lb::*;
fn main() { let _x = X; println!("a"); }

mod lb {
use crate::la;
pub struct X; pub type AX = X; la::mk!(imp crate::lb::AX);
}

mod la {
macro_rules! mk { ($n:ident $t:path) => { mod $n { type X2 = $t; impl Drop for X2 { fn drop(&mut self) { println!("drop"); } } } } }
pub(crate) use mk;
}
