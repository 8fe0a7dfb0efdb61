mod dep {
pub fn two() -> i32 { 2 }
}

mod m { macro_rules! imp { ($v:vis, $($p:tt)*) => { $v use $($p)*; } } pub(crate) use imp; 
  pub mod a { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } } }
pub mod own { pub fn two() -> i32 { 20 } }
fn main(){ use m::imp; imp!{, dep::two} println!("{} {}", m::a::f(), two()); }
