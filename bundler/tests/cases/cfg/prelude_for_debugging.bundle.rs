#[cfg(not(debug_assertions))] use demo::prelude::*;
#[cfg(debug_assertions)] use demo::debug_prelude::*;
fn main() { println!("{}", solve()); #[cfg(debug_assertions)] println!("{}", extra()); }

mod demo {
pub mod prelude { pub fn solve() -> i32 { 1 } }
pub mod debug_prelude { pub use crate::demo::prelude::*; pub fn extra() -> i32 { 5 } }
}
