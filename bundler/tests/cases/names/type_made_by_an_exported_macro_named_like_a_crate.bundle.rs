mod grid {
pub fn f() -> i32 { 1 }
}

mod units {
macro_rules! unit { ($(#[$m:meta])* $v:vis $n:ident = $e:expr;) => { $(#[$m])* #[derive(Clone, Copy, Debug, PartialEq)] #[allow(non_camel_case_types)] $v struct $n(pub f64); impl $n { pub const FACTOR: f64 = $e; } impl ::core::ops::Add for $n { type Output = $n; fn add(self, o: $n) -> $n { $n(self.0 + o.0) } } } }
pub(crate) use unit;
}

mod kinds {
use crate::units;
 units::unit! { pub grid = 2.0; } units::unit! { pub m = 3.0; } pub fn t() -> grid { grid(1.0) + grid(grid::FACTOR * m::FACTOR) } }
fn main() { println!("{:?} {} {:?}", kinds::t(), grid::f(), kinds::m(2.0)); }
