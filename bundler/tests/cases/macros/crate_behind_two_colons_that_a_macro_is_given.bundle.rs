fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{:?} {}", demo::told(), double(1)); }

mod demo {
macro_rules! t { (Self :: $p:path) => { $p(1) }; (< $t:ident > :: $p:path) => { $p(1) }; ($x:ident :: $p:ident) => { crate::demo::$x::$p(2) }; (:: $p:path) => { $p(3) }; (> :: $p:path) => { $p(4) } }
pub fn double(x: u32) -> u32 { 2 * x } pub mod b { pub fn d(x: u32) -> u32 { x } } pub mod c { pub fn d(x: u32) -> u32 { x } }
pub fn told() -> Vec<u32> { vec![t!(Self :: b::d), t!(b::d), t!(:: c::d), t!(> :: crate::demo::double), t!(:: crate::demo::double), t!(Self :: crate::demo::double), t!(<u8> :: crate::demo::double)] }
}
