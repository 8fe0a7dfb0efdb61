use demo::kinds::Kind::*;
use demo::shapes::*;

fn main() {
    println!("{} {:?}", demo::codes::all::low(), Wide(3));
    let Thin(value) = Thin(2);
    println!("{value}");
}

mod demo {
pub mod shapes {
    #[derive(Debug)]
    pub struct Wide(pub u8);
}
pub mod codes {
    pub enum Level {
        Low,
        High,
    }
    pub mod all {
        use super::Level::*;
        use crate::demo::shapes::*;
        pub fn low() -> u8 {
            Wide(Low as u8 + High as u8).0
        }
    }
}
pub mod kinds {
    pub enum Kind {
        Thin(u8),
    }
}
}
