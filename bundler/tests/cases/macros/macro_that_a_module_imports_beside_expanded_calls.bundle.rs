mod dep {
pub fn two() -> i32 { 2 }
}

macro_rules! imp { ($v:vis, $($p:tt)*) => { $v use $($p)*; } }
pub mod a { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod own { pub fn two() -> i32 { 20 } }
mod x { pub(crate) use imp; }
fn main(){ use x::imp as i2; i2!{, dep::two} println!("{} {}", a::f(), two()); }
