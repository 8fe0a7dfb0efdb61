extern crate self as me;

fn h() -> i32 {
    20
}

mod inner {
    pub fn f() -> i32 {
        use crate::demo;
        use ::me;
        demo::g() + me::h()
    }
}

fn main() {
    println!("{}", inner::f());
}

mod demo {
pub fn g() -> i32 {
    1
}
}
