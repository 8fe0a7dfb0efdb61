fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{:?} {}", demo::told(), double(1)); }

mod demo {
macro_rules! t { ($a:ident :: { $p:path }) => { $p(1) }; ($a:ident :: { $b:ident as $p:path }) => { $p(3) } }
pub fn double(x: u32) -> u32 { 2 * x }
pub fn told() -> Vec<u32> { vec![t!(a::{ crate::demo::double }), t!(a::{ b as crate::demo::double })] }
}
