fn go() -> u8 {
    9
}
fn f() -> u8 {
    use demo::m::*;
    other() + go()
}
fn main() {
    println!("{}", f());
}

mod demo {
mod one {
    pub(in crate::demo) fn go() -> u8 {
        1
    }
    pub fn other() -> u8 {
        2
    }
}
pub mod m {
    pub use super::one::*;
}
}
