use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! ty { () => { X } }
macro_rules! imp { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { println!("drop"); } } } }
const _: () = { imp!(ty!()); };
}
