fn double(x: u32) -> u32 { 77 * x }
fn main() { println!("{:?} {}", demo::told(), double(1)); }

mod demo {
macro_rules! cfg { ($p:path) => { $p(8) } }
pub fn double(x: u32) -> u32 { 2 * x }
pub fn told() -> Vec<u32> { vec![cfg!(crate::demo::double)] }
}
