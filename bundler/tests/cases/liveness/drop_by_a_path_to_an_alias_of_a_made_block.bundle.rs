use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! mk { () => { const _: () = { mod i { pub type S = crate::demo::X; } impl Drop for i::S { fn drop(&mut self) { println!("drop"); } } }; } }
mk!();
}
