mod demo {
pub fn f() -> i32 {
    1
}
macro_rules! make {
    () => {
        fn demo() -> i32 {
            100
        }
    };
}
pub(crate) use make;
}

demo::make!();
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
