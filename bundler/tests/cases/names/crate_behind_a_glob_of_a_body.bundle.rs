mod x {
    pub mod demo {
        pub fn f() -> &'static str {
            "x::demo"
        }
    }
}
mod nested {
    pub fn n() -> &'static str {
        crate::demo::f()
    }
    pub mod child {
        use crate::x::*;
        pub fn c() -> &'static str {
            #[allow(unused_imports)]
            use super::*;
            demo::f()
        }
    }
}
fn main() {
    println!("{} {}", nested::n(), nested::child::c());
}

mod demo {
pub fn f() -> &'static str {
    "library"
}
}
