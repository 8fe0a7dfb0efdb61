fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{:?} {}", demo::told(), double(1)); }

mod demo {
macro_rules! t { (#[allow($p:path)] $x:expr) => { $p($x) }; ($a:ident :: { $p:path }) => { $p(2) }; (. $p:path) => { $p(3) }; (:: $p:path) => { $p(4) }; (> :: $p:path) => { $p(5) }; (Self :: $p:path) => { $p(6) }; ($a:ident . $p:path) => { $p(7) }; ($a:ident :: { $b:ident as $p:path }) => { $p(8) }; (#[doc($p:path)] $x:expr) => { $p($x) }; ($a:ident :: * $p:path) => { $p(10) }; (pub (in $p:path)) => { $p(11) }; (union $p:path) => { $p(12) } }
macro_rules! o { () => { vec![t!(#[allow($crate::demo::double)] 1), t!(a::{ $crate::demo::double }), t!(. $crate::demo::double), t!(:: $crate::demo::double), t!(> :: $crate::demo::double), t!(Self :: $crate::demo::double), t!(a . $crate::demo::double), t!(a :: { b as $crate::demo::double }), t!(#[doc($crate::demo::double)] 9), t!(a :: * $crate::demo::double), t!(pub (in $crate::demo::double)), t!(union $crate::demo::double)] } }
pub fn double(x: u32) -> u32 { 2 * x }
pub fn told() -> Vec<u32> { o!() }
}
