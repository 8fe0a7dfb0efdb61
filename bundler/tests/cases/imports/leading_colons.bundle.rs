use crate::demo_lib::inner::{self, g};

mod demo {
    pub fn f() -> &'static str {
        "own"
    }
}

fn main() {
    println!("{} {} {} {}", crate::demo_lib::f(), demo::f(), g(), inner::g());
}

mod demo_lib {
pub fn f() -> &'static str {
    "library"
}
pub mod inner {
    pub fn g() -> i32 {
        3
    }
}
}
