use std::os::unix::*;
fn main() { println!("{} {}", process::parent_id() > 0, crate::process_lib::x()); }

mod process_lib {
pub fn x() -> u32 { 1 }
}
