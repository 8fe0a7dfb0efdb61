fn main() {
    println!("{} {}", demo::user::run(5), demo::other::run(5));
}

mod demo {
#![allow(dead_code)]
pub mod traits {
    pub trait Draw {
        fn draw(&self) -> u8;
    }
    impl Draw for u8 {
        fn draw(&self) -> u8 {
            1
        }
    }
    pub trait Shade {
        fn draw(&self) -> u8;
    }
    impl Shade for u8 {
        fn draw(&self) -> u8 {
            2
        }
    }
}
pub mod prelude {
    pub use super::traits::Draw as Paint;
    pub fn more() -> u8 {
        3
    }
}
pub mod types {
    pub struct Paint {
        number: u8,
    }
    pub fn less() -> u8 {
        1
    }
}
pub mod user {
    use super::types::*;
    use super::prelude::*;
    use super::traits::Shade;
    pub fn run(number: u8) -> u8 {
        number.draw() + more() - less()
    }
}
pub mod other {
    use super::prelude::*;
    pub fn run(number: u8) -> u8 {
        number.draw() + more()
    }
}
}
