fn main() {
    println!("{}", demo::a::g());
}

mod demo {
pub mod stuff {
    pub fn root() -> i32 {
        200
    }
}
pub fn f() -> i32 {
    1
}
pub mod a {
    use crate::demo as root;
    use crate::demo::stuff::*;
    pub fn g() -> i32 {
        root() + root::f()
    }
}
}
