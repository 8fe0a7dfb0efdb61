mod demo {
pub fn f() -> i32 {
    1
}
}

macro_rules! make {
    ($name:ident, $value:expr) => {
        fn $name() -> i32 {
            $value
        }
    };
}
make!(demo, i32::max(100, 99));
mod other {
    pub fn demo() -> i32 {
        200
    }
}
mod n {
use crate::demo::{self};
    use crate::other::*;
    pub fn g() -> i32 {
        demo() + demo::f()
    }
}
fn main() {
    println!("{} {}", n::g(), demo());
}
