fn main() { println!("{:?}", demo::told()); }

mod demo {
pub mod c { pub const WIDTH: usize = 6; }
pub const WIDTH: usize = 2;
pub fn told() -> String { use crate::demo::c::*; format!("\x7bWIDTH}") + &other().to_string() }
pub fn other() -> usize { WIDTH }
}
