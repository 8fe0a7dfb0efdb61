
fn main() {
    println!("{} {}", demo::outer::f(), demo::outer::g());
}

mod demo {
mod inner {
    pub mod parts {
        pub fn double(x: i32) -> i32 {
            2 * x
        }
        pub fn half(x: i32) -> i32 {
            x / 2
        }
    }
}
pub use crate::demo::inner::parts as functions;
pub use crate::demo::inner::parts as others;
pub mod outer {
    pub fn f() -> i32 {
        use crate::demo::functions::*;
        double(4)
    }
    pub fn g() -> i32 {
        use crate::demo::others::half;
        half(4)
    }
}
}
