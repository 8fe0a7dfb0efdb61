fn main() {
    println!("{} {}", demo::first::run(5), demo::second::run(5));
}

mod demo {
pub mod prelude {
    pub trait Draw {
        fn draw(&self) -> u8;
    }
    impl Draw for u8 {
        fn draw(&self) -> u8 {
            1
        }
    }
    pub fn more() -> u8 {
        2
    }
}
pub mod first {
    use super::prelude::Draw;
    use super::prelude::*;
    pub fn run(number: u8) -> u8 {
        number.draw() + more()
    }
}
pub mod second {
    #[allow(unused_imports)]
    use super::prelude::Draw;
    pub fn run(number: u8) -> u8 {
        number.draw()
    }
}
}
