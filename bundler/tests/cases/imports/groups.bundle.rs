use demo::{
    a::{
        self,
        b::{self as bee, g as gee},
        c::*,
    },
};

fn main() {
    println!("{} {} {} {}", a::f(), bee::g(), gee(), h());
}

mod demo {
pub mod a {
    pub fn f() -> i32 {
        1
    }
    pub mod b {
        pub fn g() -> i32 {
            2
        }
    }
    pub mod c {
        pub fn h() -> i32 {
            3
        }
    }
}
}
