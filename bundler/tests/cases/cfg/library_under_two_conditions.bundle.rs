fn main() {
    println!("{}", if cfg!(unix) { c::f() } else { 0 });
}

mod c {
#![cfg(any(unix, any()))]
#![cfg(any(any(), not(windows)))]
pub fn f() -> u8 { 6 }
}
#[cfg(not(all(any(unix, any()), any(any(), not(windows)))))]
mod c {}
