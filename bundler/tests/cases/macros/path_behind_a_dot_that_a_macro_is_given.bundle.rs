fn double(x: u32) -> u32 { 77 * x }
fn main() {
    let x = 1;
    println!("{:?} {} {}", demo::told(), double(1), demo::pipe!(x . demo::far::away));
}

mod demo {
macro_rules! pipe {
    ($x:ident . $p:path) => { $p($x) };
    ($x:ident . $m:ident ! ()) => { $m!($x) };
    ($x:ident :: $p:path => $y:ident) => { $p($y) };
    ($x:ident $(. $p:path)*) => { { let mut x = $x; $(x = $p(x);)* x } };
}
macro_rules! seven { ($x:ident) => { $x + 7 } }
pub fn double(x: u32) -> u32 { 2 * x }
pub mod inner {
    pub fn triple(x: u32) -> u32 { 3 * x }
    pub fn told() -> u32 { let x = 2; pipe!(x . self::triple) + pipe!(x . super::double) }
}
pub fn told() -> [u32; 5] {
    let x = 2;
    [
        pipe!(x . crate::demo::double),
        pipe!(x . crate::demo::double . inner::triple),
        pipe!(x . seven!()),
        pipe!(a :: crate::demo::double => x),
        inner::told(),
    ]
}
pub mod far { pub fn away(x: u32) -> u32 { 5 * x } }
pub(crate) use pipe;
}
