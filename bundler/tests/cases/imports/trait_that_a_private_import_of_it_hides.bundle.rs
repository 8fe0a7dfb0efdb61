use demo::traits::{Draw, Frame};

fn main() {
    println!("{} {}", demo::user::run(), Frame(7).draw());
}

mod demo {
#![allow(unused_imports)]
pub mod traits {
    pub trait Draw {
        fn draw(&self) -> u8;
    }
    pub struct Frame(pub u8);
    impl std::ops::Deref for Frame {
        type Target = u8;
        fn deref(&self) -> &u8 {
            &self.0
        }
    }
    impl Draw for Frame {
        fn draw(&self) -> u8 {
            1
        }
    }
    pub fn more() -> u8 {
        2
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
pub mod prelude {
    use super::traits::Draw;
    pub use super::traits::*;
}
pub mod user {
    use super::prelude::*;
    use super::shade::Shade;
    pub fn run() -> u8 {
        Frame(5).draw() + more()
    }
}
}
