fn main() {
    println!("{}", demo::seen::run(5));
}

mod demo {
#![allow(dead_code)]
pub mod prelude {
    pub trait Draw {
        fn draw(&self) -> u8;
    }
    impl Draw for u8 {
        fn draw(&self) -> u8 {
            1
        }
    }
}
pub mod seen {
    use super::prelude::*;
    #[cfg(windows)]
    struct Draw;
    pub fn run(number: u8) -> u8 {
        #[cfg(windows)]
        return number;
        #[cfg(not(windows))]
        return number.draw();
    }
}
}
