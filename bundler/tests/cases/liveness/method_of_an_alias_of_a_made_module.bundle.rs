use demo::*;
fn main() { println!("{}", X.go()); }

mod demo {
pub struct X;
macro_rules! mk { ($n:ident) => { mod $n { type X2 = super::X; impl X2 { pub fn go(&self) -> u8 { 1 } } } } }
mk!(imp);
}
