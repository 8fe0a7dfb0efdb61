fn main() {
    println!("{} {}", demo::hub::pick(), demo::hub::run());
}

mod demo {
#![allow(unused_imports)]
pub mod hub {
    pub mod inner {
        pub fn one() -> u8 {
            1
        }
    }
    pub use self::inner::*;
    pub trait Twice {
        fn twice(&self) -> u8;
    }
    impl Twice for u8 {
        fn twice(&self) -> u8 {
            self * 2
        }
    }
    #[cfg(debug_assertions)]
    pub fn pick() -> u8 {
        2
    }
    #[cfg(not(debug_assertions))]
    pub fn pick() -> u8 {
        1 + 1
    }
    pub fn run() -> u8 {
        one().twice()
    }
}
}
