use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! it { ($($t:tt)*) => { $($t)* } }
it! { const _: () = { type S = X; impl Drop for S { fn drop(&mut self) { println!("drop"); } } }; }
}
