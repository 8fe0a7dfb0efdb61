use demo::traits::Draw;

fn main() {
    println!("{} {}", demo::user::run(5), 7u8.draw());
}

mod demo {
#![allow(unused_imports)]
pub mod traits {
    pub trait Draw {
        fn draw(&self) -> u8;
    }
    impl Draw for u8 {
        fn draw(&self) -> u8 {
            1
        }
    }
}
pub mod shade {
    pub trait Shade {
        fn draw(&self) -> u8;
    }
    impl Shade for u8 {
        fn draw(&self) -> u8 {
            2
        }
    }
}
pub mod user {
    use super::shade::Shade;
    pub fn run(number: u8) -> u8 {
        number.draw()
    }
}
}
