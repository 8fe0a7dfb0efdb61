fn main() {
    println!("{} {}", demo::start::f(), demo::back::a());
}

mod demo {
pub mod real {
    pub mod a {
        pub fn f() -> u8 {
            1
        }
    }
}
pub mod back {
    pub use super::start::f as a;
}
pub mod both {
    pub use super::real::*;
}
pub mod start {
    pub use a::f;
    pub use super::both::*;
}
}
