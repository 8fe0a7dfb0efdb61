fn main() {
    println!("{}", demo::user::run(4));
}

mod demo {
#![allow(unused_imports)]
pub mod first {
    pub trait Twice {
        fn twice(&self) -> u8;
    }
    impl Twice for u8 {
        fn twice(&self) -> u8 {
            self * 2
        }
    }
}
pub mod user {
    use super::first::*;
    pub fn run(number: u8) -> u8 {
        number.twice()
    }
}
}
