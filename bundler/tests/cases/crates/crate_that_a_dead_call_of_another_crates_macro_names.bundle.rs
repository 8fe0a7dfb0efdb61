use base::Name;
fn main() {
    println!("{} {:?}", 5i32.name(), mid::live());
}

mod mid {
use crate::mac;
pub fn live() -> u8 { mac::call!() }
}

mod mac {
macro_rules! call { ($k:ident) => { $k::f() }; (@lit) => { z::f() } ; () => { 3u8 } }
pub(crate) use call;
}

mod z {
use crate::base;
pub struct Z;
impl base::Name<Z> for i32 { fn name(self) -> &'static str { "z" } }
}

mod base {
pub trait Name<X> { fn name(self) -> &'static str; }
pub struct Own;
impl Name<Own> for &i32 { fn name(self) -> &'static str { "own" } }
}
