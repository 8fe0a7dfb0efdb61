mod demo {
macro_rules! sum {
    ($a:ident :: { $b:ident }) => { $a() + $b() };
    ($a:ident :: ($b:ident)) => { $a() + $b() };
    ($a:ident :: *) => { $a() };
    ($a:ident !) => { $a() };
    ($a:ident ! $b:ident) => { $a!($b) };
    (in $a:ident :: $b:ident) => { $a::$b() };
    (#[$p:path]) => { $p() };
    ($a:ident < $b:ident, $c:ident > :: $d:ident) => { $a::<$b, $c>::$d() };
    (of $p:path) => { $p() };
    ($word:ident :: $p:path => $($x:ident)?) => { $p($($x)?) };
}
macro_rules! given {
    () => { $crate::demo::sum!(#[$crate::demo::fourteen]) };
}
pub fn fourteen() -> u32 { 14 }
fn one() -> u32 { 1 }
fn two() -> u32 { 2 }
fn three() -> u32 { 3 }
fn four() -> u32 { 4 }
fn five() -> u32 { 5 }
fn six() -> u32 { 6 }
macro_rules! same { ($x:ident) => { $x() } }
fn seven() -> u32 { 7 }
pub mod inner {
    pub fn eight() -> u32 { 8 }
    pub mod deep {
        pub fn ten() -> u32 { sum!(a :: super::eleven =>) + sum!(a :: self::twelve =>) }
        fn twelve() -> u32 { 12 }
        pub fn helped() -> u32 {
            mod m {
                pub fn own() -> u32 { super::helper() }
            }
            m::own()
        }
        fn helper() -> u32 { 13 }
    }
    fn eleven() -> u32 { 11 }
    pub fn helper() -> u32 { 0 }
}
pub struct Pair<A, B>(A, B);
impl<A, B> Pair<A, B> {
    pub fn make() -> u32 { 9 }
}
pub struct Own;
impl Own {
    pub fn told(x: u32) -> u32 { sum!(Self :: crate::demo::double => x) }
}
pub fn double(x: u32) -> u32 { 20 * x }
type A = u8;
pub fn all() -> Vec<u32> {
    vec![
        sum!(one::{two}),
        sum!(three::(four)),
        sum!(five::*),
        sum!(six !),
        sum!(same ! seven),
        sum!(in inner ::eight),
        sum!(Pair<A, A>::make),
        inner::deep::ten(),
        inner::deep::helped(),
        Own::told(1),
        given!(),
    ]
}
pub(crate) use sum;
pub(crate) use given;
}

use demo::sum;
struct Here;
impl Here {
    const DEMO: u32 = 7;
    fn pick() -> u32 {
        pick!(Self::DEMO crate::demo::double)
    }
}
#[macro_export]
macro_rules! pick {
    (Self::DEMO $p:path) => { $p(Self::DEMO) };
    ($a:ident < $b:ident, $c:ident > $p:path) => { $p($a) };
    ($c:ident $f:ident) => { $c::$f() };
}
trait Out { type Out; }
impl Out for u8 { type Out = Here; }
impl Here {
    fn demo() -> u32 { 3 }
}
fn in_a_module() -> u32 {
    mod m {
        pub fn same(demo: u32) -> u32 { demo }
    }
    m::same(3)
}
fn main() {
    let x = 5;
    println!("{:?} {}", demo::all(), demo::given!());
    println!("{} {}", Here::pick(), pick!(x<a, b> crate::demo::double));
    println!("{} {}", <u8 as Out>::Out ::demo(), in_a_module());
    println!("{} {}", pick!(demo fourteen), sum!(of demo::inner::helper));
}
