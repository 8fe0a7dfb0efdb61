use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! mk { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { println!("drop"); } } } }
const _: () = { type S = X; mk!(S); };
}
