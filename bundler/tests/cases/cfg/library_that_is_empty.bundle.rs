#[allow(unused_imports)]
use a::*;
#[allow(unused_imports)]
use b as other;
fn f() -> u8 { 1 }
fn main() {
    #[allow(unused_imports)]
    use other::*;
    println!("{} {}", f(), if cfg!(unix) { c::f() } else { 0 });
}

mod a {
#![cfg(any(windows, not(all())))]
}
#[cfg(not(any(windows, not(all()))))]
mod a {}

mod b {
}

mod c {
#![cfg(unix)]
pub fn f() -> u8 { 6 }
}
#[cfg(not(unix))]
mod c {}
