fn main() {
    println!("{}", demo::f());
}

mod demo {
mod inner {
    pub fn four() -> i32 {
        4
    }
}
use inner::*;
macro_rules! number {
    () => {
        1
    };
}
pub fn f() -> i32 {
    number!() + four()
}
}
