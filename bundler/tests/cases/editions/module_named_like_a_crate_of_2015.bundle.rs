
fn main() {
    println!("{}", demo::one::f());
}

mod demo {
pub mod deep {
    pub mod tools {
        pub fn four() -> i32 {
            4
        }
    }
}
use crate::demo::deep::*;
pub mod one {
    use crate::demo::tools::four;

    pub fn f() -> i32 {
        four()
    }
}
}
