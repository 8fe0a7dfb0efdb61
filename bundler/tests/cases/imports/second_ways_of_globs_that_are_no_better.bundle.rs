fn main() {
    println!("{} {}", demo::hub::pick(), demo::plain::pick());
    println!("{}", demo::user::run(4));
}

mod demo {
#![allow(unused_imports)]
pub mod last {
    pub fn pick() -> u8 {
        1
    }
    pub trait Twice {
        fn twice(&self) -> u8;
    }
    impl Twice for u8 {
        fn twice(&self) -> u8 {
            self * 2
        }
    }
}
pub mod near {
    pub use super::last::*;
}
pub mod hub {
    #[cfg(debug_assertions)]
    pub use super::near::*;
    #[cfg(not(debug_assertions))]
    pub use super::last::*;
}
pub mod plain {
    pub use super::near::*;
}
pub mod user {
    use super::near::*;
    pub fn run(number: u8) -> u8 {
        number.twice()
    }
}
}
