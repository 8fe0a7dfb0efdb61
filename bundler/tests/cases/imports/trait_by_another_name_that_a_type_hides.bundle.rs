fn main() {
    println!("{} {}", demo::hidden::run(5), demo::seen::run(5));
}

mod demo {
#![allow(dead_code, unused_imports)]
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
pub mod hidden {
    use super::prelude::*;
    use super::traits::Shade;
    struct Paint;
    pub fn run(number: u8) -> u8 {
        number.draw() + more()
    }
}
pub mod seen {
    use super::prelude::*;
    #[cfg(windows)]
    struct Paint;
    pub fn run(number: u8) -> u8 {
        #[cfg(windows)]
        use super::traits::Draw;
        number.draw() + more()
    }
}
}
