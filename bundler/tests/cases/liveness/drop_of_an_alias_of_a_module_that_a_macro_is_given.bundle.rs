use demo::*;
fn main() { let _x = X; println!("a"); }

mod demo {
pub struct X;
macro_rules! it { ($($t:tt)*) => { $($t)* } }
it! { mod m { type S = super::X; impl Drop for S { fn drop(&mut self) { println!("drop"); } } } }
}
