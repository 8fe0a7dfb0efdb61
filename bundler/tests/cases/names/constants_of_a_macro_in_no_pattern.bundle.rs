mod demo {
pub mod one { pub const LIMIT: u8 = 1; pub fn count() -> u8 { 5 } }
pub mod two { pub const LIMIT_TWO: u8 = 2; }
pub mod hub { pub use crate::demo::one::*; pub use crate::demo::two::*; }
}

use demo::hub::*;
struct S;
impl S { fn count(&self) -> u8 { 7 } }
macro_rules! defines { () => { { fn inner() -> u8 { count() } inner() } }; }
macro_rules! asks { ($s:expr) => { $s.count() + demo::one::count() }; }
macro_rules! ranges { ($x:expr) => { match $x { 0..LIMIT => 0, ..=LIMIT_TWO => 1, _ => 2 } }; }
macro_rules! differs { ($x:expr) => { $x!=LIMIT }; }
macro_rules! binds { ($x:expr) => { match $x { LIMIT => 10, count => count + 1 } }; }
fn main() {
    println!("{} {} {} {}", defines!(), asks!(S), ranges!(1), differs!(2));
    println!("{} {}", binds!(1), binds!(9));
}
