use crate::a::m;
fn main() { println!("{} {:?} {}", demo::f(), demo::x::f(), m!()); }

mod demo {
use crate::b::m;
pub fn f() -> &'static str { m!() }
pub mod x {
use crate::b::m;
use crate::a::only_a;
 pub fn f() -> [&'static str; 2] { [m!(), only_a!()] } }
}

mod a {
macro_rules! m { () => { "a" } }
macro_rules! only_a { () => { $crate::a::m!() } }
pub(crate) use m;
pub(crate) use only_a;
}

mod b {
macro_rules! m { () => { "b" } }
pub(crate) use m;
}
