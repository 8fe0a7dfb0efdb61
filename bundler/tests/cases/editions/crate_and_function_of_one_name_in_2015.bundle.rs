
fn main() {
    println!("{}", demo::one::f());
}

mod demo {
use crate::tools;

pub fn tools() -> i32 {
    4
}
pub mod one {
    use crate::demo::tools as other;

    pub fn f() -> i32 {
        other() + other::three()
    }
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
