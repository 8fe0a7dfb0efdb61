fn main() { println!("{:?}", demo::told()); }

mod demo {
pub mod c { pub const WIDTH: usize = 6; }
pub const WIDTH: usize = 2;
pub fn told() -> String { use crate::demo::c::*; format!("{:}<WIDTH$}|{}", 5, other()) }
pub fn other() -> usize { WIDTH }
}
