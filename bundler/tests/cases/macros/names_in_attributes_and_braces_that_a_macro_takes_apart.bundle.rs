fn main() {
    println!("{:?}", demo::told());
    println!("{} {}", demo::taken!(#[allow(demo::far::away)] 1), demo::taken!(a::{ demo::far::on }));
}

mod demo {
macro_rules! taken {
    (#[allow($p:path)] $x:expr) => { $p($x) };
    (#[warn($p:path)] $x:expr) => { $p($x) };
    (#[doc($p:path)] $x:expr) => { $p($x) };
    ($a:ident :: { $p:path }) => { $p(5) };
    ($a:ident :: { $b:ident :: { $p:path } }) => { $p(6) };
    ($a:ident :: { $b:ident as $p:path }) => { $p(7) };
}
pub mod inner {
    pub fn double(x: u32) -> u32 { 2 * x }
    pub fn triple(x: u32) -> u32 { 3 * x }
    pub fn four(x: u32) -> u32 { 4 * x }
    pub fn five(x: u32) -> u32 { 5 * x }
    pub fn six(x: u32) -> u32 { 6 * x }
    pub fn seven(x: u32) -> u32 { 7 * x }
}
pub mod far {
    pub fn away(x: u32) -> u32 { 8 * x }
    pub fn on(x: u32) -> u32 { 9 * x }
}
pub fn told() -> [u32; 6] {
    [
        taken!(#[allow(inner::double)] 1),
        taken!(#[warn(inner::triple)] 1),
        taken!(#[doc(inner::four)] 1),
        taken!(a::{ inner::five }),
        taken!(a::{ b::{ self::inner::six } }),
        taken!(a::{ b as inner::seven }),
    ]
}
pub(crate) use taken;
}
