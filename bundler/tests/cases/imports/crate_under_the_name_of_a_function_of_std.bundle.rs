fn main() {
    println!("{}", demo::a::g());
}

mod demo {
pub mod stuff {
    pub fn drop(_: i32) -> &'static str {
        "stuff"
    }
}
pub mod m {
    pub fn f() -> i32 {
        1
    }
}
pub mod a {
    use crate::demo as drop;
    use crate::demo::stuff::*;
    pub fn g() -> String {
        format!("{:?} {}", drop(1), drop::m::f())
    }
}
}
