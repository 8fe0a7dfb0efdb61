use demo::{self as algo, a};

fn main() {
    println!("{} {}", a::f(), algo::g());
}

mod demo {
pub mod a {
    pub fn f() -> i32 {
        1
    }
}
pub fn g() -> i32 {
    2
}
}
