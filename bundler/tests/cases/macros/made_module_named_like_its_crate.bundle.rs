fn main() {
    println!("{} {}", demo::b::g(), demo::d::g());
}

mod demo {
pub mod a {
    pub mod demo {
        pub fn f() -> i32 {
            1
        }
    }
}
pub mod b {
    use crate::demo::a::*;
    pub fn g() -> i32 {
        println!("{}", demo::f());
        demo::f()
    }
}
macro_rules! make {
    ($name:ident) => {
        pub mod $name {
            pub fn f() -> i32 {
                4
            }
        }
    };
}
pub mod d {
    make!(demo);
    pub fn g() -> i32 {
        println!("{}", demo::f());
        demo::f()
    }
}
}
