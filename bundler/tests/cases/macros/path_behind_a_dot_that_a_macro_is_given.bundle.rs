fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{} {}", demo::told(), double(1)); }

mod demo {
macro_rules! pipe { ($x:ident . $p:path) => { $p($x) }; ($x:ident $(. $p:path)*) => { { let mut x = $x; $(x = $p(x);)* x } } }
pub fn double(x: u32) -> u32 { 2 * x }
pub fn told() -> u32 { let x = 2; pipe!(x . crate::demo::double) }
}
