fn main() {
    println!("{}", demo::a::b::g());
}

mod demo {
pub mod x {
    pub mod util {
        pub fn f() -> i32 {
            1000
        }
    }
}
pub mod a {
    pub fn h() -> i32 {
        crate::util::f()
    }
    pub mod b {
        use crate::demo::x::*;
        pub fn g() -> i32 {
            use super::*;
            util::f() + h()
        }
    }
}
}

mod util {
pub fn f() -> i32 {
    1
}
}
