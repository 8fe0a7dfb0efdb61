fn main() { println!("{}", la::m::f()); }

mod la {
macro_rules! mx { () => { 1 } }
pub mod m { pub fn f() -> u8 { super::mx!() } }
pub(crate) use mx;
}
