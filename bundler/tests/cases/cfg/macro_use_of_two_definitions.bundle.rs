#[cfg(ONLINE_JUDGE)] use crate::demo::line;
#[cfg(debug_assertions)] use crate::demo::say;
#[cfg(not(debug_assertions))] use crate::demo::say;
mod inner {
use crate::demo;
#[cfg(debug_assertions)] use crate::demo::say;
#[cfg(not(debug_assertions))] use crate::demo::say;
    pub fn f() { say!(demo::two(4)); }
}
fn main() {
    say!(demo::two(3));
    inner::f();
    println!("{}", line!() == 0);
}

mod demo {
#[cfg(debug_assertions)]
macro_rules! say { ($e:expr) => { println!("debugging {}", $e) } }
#[cfg(not(debug_assertions))]
macro_rules! say { ($e:expr) => { println!("released {}", $e) } }
#[cfg(ONLINE_JUDGE)]
macro_rules! line { () => { 0 } }
pub fn two(n: i32) -> i32 { n * 2 }
#[cfg(debug_assertions)] pub(crate) use say;
#[cfg(not(debug_assertions))] pub(crate) use say;
#[cfg(ONLINE_JUDGE)] pub(crate) use line;
}
