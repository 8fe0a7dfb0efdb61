use demo::facade::*;

fn main() {
    println!("{} {}", 7u8.shout(), demo::inner::of());
}

mod demo {
#![allow(non_snake_case)]
mod traits {
    pub trait Shout {
        fn shout(&self) -> u8 {
            2
        }
    }
    impl Shout for u8 {}
}
pub mod facade {
    pub use crate::demo::traits::Shout;
}
mod relay {
    pub use crate::demo::beside::*;
}
mod beside {
    pub use crate::demo::traits::*;
}
pub mod inner {
    use crate::demo::relay::*;
    pub fn of() -> u8 {
        3u8.shout()
    }
}
}
