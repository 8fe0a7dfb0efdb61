fn main() {
    println!("{} {}", demo::s::by_a_variant(), demo::s::below::deep::in_both());
}

mod demo {
pub mod s {
    pub enum Kind {
        First = 1,
        Second = 2,
    }
    macro_rules! named {
        () => {
            pub use crate::demo::s as same;
        };
    }
    named! {}
    pub mod inside {
        pub use super::Kind::*;
    }
    pub fn by_a_variant() -> u8 {
        same::inside::First as u8 + same::inside::Second as u8
    }
    pub fn same() -> u8 {
        10
    }
    pub mod below {
        pub use crate::demo::s::same;
        pub mod deep {
            pub fn in_both() -> u8 {
                super::same::by_a_variant() + super::same()
            }
        }
    }
}
}
