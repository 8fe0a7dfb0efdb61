use la::Out;
fn main() { println!("{}", la::Z.o()); }

mod la {
pub trait Out { fn o(&self) -> u8; }
pub trait Mark {}
macro_rules! mk { ($n:ident $t:ident) => { pub mod $n { pub struct $t; impl<$t: super::Mark> super::Out for $t { fn o(&self) -> u8 { 5 } } } } }
mk!(x T);
pub struct Z; impl Mark for Z {}
}
