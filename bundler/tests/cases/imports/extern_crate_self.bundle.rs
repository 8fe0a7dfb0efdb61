fn main() {
    println!("{}", demo::a::f());
}

mod demo {
pub mod a {
use crate::demo;
    pub fn f() -> i32 {
        demo::b::g() + 1
    }
}
pub mod b {
    use crate::demo::c;
    pub fn g() -> i32 {
        c() + crate::demo::c()
    }
}
pub fn c() -> i32 {
    10
}
}
