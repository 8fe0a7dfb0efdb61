mod named {
use crate::z;
    pub fn g() -> u8 {
        z::f()
    }
}
mod imported {
    use crate::z::f;
    pub fn g() -> u8 {
        f() + 1
    }
}
mod whole {
use crate::z;
    pub fn g() -> u8 {
        z::f() + 2
    }
}
fn main() {
    println!("{} {} {}", named::g(), imported::g(), whole::g());
}

mod z {
pub fn f() -> u8 {
    7
}
}
