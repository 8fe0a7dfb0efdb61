fn main() {
    println!("{}", demo::a::g());
}

mod demo {
pub mod stuff {
    pub fn gcd() -> i32 {
        200
    }
}
pub mod a {
    use crate::b as gcd;
    use crate::demo::stuff::*;
    pub fn g() -> i32 {
        gcd() + gcd::f()
    }
}
}

mod b {
pub fn f() -> i32 {
    1
}
}
