use demo::a::*;
use demo::b::*;

fn main() {
    println!("{}", f());
}

mod demo {
pub mod a {
    pub fn f() -> i32 {
        1
    }
}
pub mod b {
}
}
