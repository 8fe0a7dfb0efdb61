fn main() {
    use demo::hidden::*;
    use demo::traits::*;
    println!("{} {} {}", 7u8.shout(), other(), demo::own());
}

mod demo {
pub mod traits {
    pub trait Shout {
        fn shout(&self) -> u8 {
            2
        }
    }
    impl Shout for u8 {}
}
pub mod hidden {
    pub use crate::demo::deep::*;
}
mod deep {
    pub use crate::demo::other::*;
}
mod other {
    pub fn other() -> u8 {
        5
    }
}
pub fn own() -> u8 {
    use traits::*;
    7u8.shout()
}
}
