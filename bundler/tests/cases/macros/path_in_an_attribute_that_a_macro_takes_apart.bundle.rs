fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{:?} {}", demo::told(), double(1)); }

mod demo {
macro_rules! t { (#[derive($p:path)] $x:expr) => { $p($x) }; (#[doc($p:path)] $x:expr) => { $p($x) }; (#[allow($p:path)] $x:expr) => { $p($x) }; (#[with($p:path)] $x:expr) => { $p($x) }; (#[test($p:path)] $x:expr) => { $p($x) }; (#[inline = $p:path] $x:expr) => { $p($x) }; (#[$p:path] $x:expr) => { $p($x) }; (#![$p:path] $x:expr) => { $p($x) } }
pub fn double(x: u32) -> u32 { 2 * x }
pub fn told() -> Vec<u32> { vec![t!(#[derive(crate::demo::double)] 1), t!(#[doc(crate::demo::double)] 1), t!(#[allow(crate::demo::double)] 1), t!(#[with(crate::demo::double)] 1), t!(#[test(crate::demo::double)] 1), t!(#[inline = crate::demo::double] 1), t!(#[crate::demo::double] 1), t!(#![crate::demo::double] 1)] }
}
