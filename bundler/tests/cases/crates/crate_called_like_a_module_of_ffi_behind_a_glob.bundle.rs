use std::ffi::*;
fn f(x: os_str::Display<'_>) -> String { x.to_string() }
fn main() { println!("{} {}", f(OsStr::new("a").display()), crate::os_str_lib::x()); }

mod os_str_lib {
pub fn x() -> u32 { 1 }
}
