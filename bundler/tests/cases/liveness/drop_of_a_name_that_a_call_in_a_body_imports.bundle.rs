use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! mk { ($t:ident) => { use $t as S; impl Drop for S { fn drop(&mut self) { println!("drop"); } } } }
const _: () = { mk!(X); };
}
