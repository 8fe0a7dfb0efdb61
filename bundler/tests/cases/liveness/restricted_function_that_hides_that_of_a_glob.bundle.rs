fn go() -> u8 {
    9
}
fn f() -> u8 {
    use demo::outer::*;
    other() + go()
}
fn main() {
    println!("{}", f());
}

mod demo {
pub mod wide {
    pub fn go() -> u8 {
        1
    }
    pub fn other() -> u8 {
        10 * go()
    }
}
pub mod inner {
    pub use super::wide::*;
    pub(in crate::demo) fn go() -> u8 {
        5
    }
}
pub mod outer {
    pub use super::inner::*;
}
}
