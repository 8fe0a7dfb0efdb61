fn main() { println!("{:?}", demo::told()); }

mod demo {
#![allow(non_camel_case_types)]
#[cfg(debug_assertions)] macro_rules! put { ($($t:tt)*) => { $($t)* } }
#[cfg(not(debug_assertions))] macro_rules! put { ($($t:tt)*) => { $($t)* } }
pub struct union(pub u32); pub struct auto; pub struct default; pub struct r#async; pub struct raw;
pub union safe { pub a: u32 }
put! { impl union { pub fn n(&self) -> u32 { 7 } } }
put! { impl auto { pub fn n(&self) -> u32 { 7 } } }
put! { impl default { pub fn n(&self) -> u32 { 7 } } }
put! { impl raw { pub fn n(&self) -> u32 { 7 } } }
put! { impl safe { pub fn n(&self) -> u32 { 7 } } }
put! { impl r#async { pub fn n(&self) -> u32 { 7 } } }
pub fn told() -> [u32; 6] { [union(1).n(), auto.n(), default.n(), raw.n(), safe { a: 1 }.n(), r#async.n()] }
}
