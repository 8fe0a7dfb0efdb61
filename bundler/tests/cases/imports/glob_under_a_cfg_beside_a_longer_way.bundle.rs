fn main() {
    println!("{}", demo::other::value());
}

mod demo {
#[cfg(not(debug_assertions))]
pub(in crate::demo) use crate::demo::a::inner::*;
pub mod other {
    impl From<u8> for crate::demo::Blue {
        fn from(value: u8) -> Self {
            Self(u32::from(value))
        }
    }
    pub fn value() -> u32 {
        crate::demo::Blue::from(3).0
    }
}
pub mod a {
    pub(super) use crate::demo::a::inner::*;
    pub mod inner {
        pub(in crate::demo) struct Blue(pub u32);
    }
}
pub use crate::demo::a::*;
}
