mod other {
    pub mod demo {
        pub fn f() -> &'static str {
            "other::demo"
        }
    }
}
mod n {
    use crate::other::*;
    pub fn g() -> &'static str {
        #[allow(unused_imports)]
        use crate::*;
        demo::f()
    }
}
fn main() {
    println!("{} {}", n::g(), crate::demo_lib::f());
}

mod demo_lib {
pub fn f() -> &'static str {
    "library"
}
}
