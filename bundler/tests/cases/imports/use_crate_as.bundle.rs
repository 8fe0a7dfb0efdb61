use demo as lib;

mod child {
    use crate::demo;
    pub fn g() -> i32 {
        demo::a::f()
    }
}

fn main() {
    use lib::a::f;
    println!("{} {} {}", lib::a::f(), f(), child::g());
}

mod demo {
pub mod a {
    pub fn f() -> i32 {
        1
    }
}
}
