use lb::*;
fn main() { println!("{} {}", la::f(), g()); }

mod lb {
pub mod la { pub fn f() -> u8 { 9 } } pub fn g() -> u8 { crate::la_lib::f() }
}

mod la_lib {
pub fn f() -> u8 { 1 }
}
