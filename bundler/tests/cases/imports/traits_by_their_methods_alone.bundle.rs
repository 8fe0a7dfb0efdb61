fn main() {
    println!("{} {}", demo::by_underscore::text(), demo::by_two::text());
    println!("{}", demo::by_small_name::area());
}

mod demo {
#![allow(non_camel_case_types)]
macro_rules! make {
    ($name:ident) => {
        pub trait $name {
            fn area(&self) -> u32 {
                3
            }
        }
        impl $name for u8 {}
    };
}
mod made {
    make!(shape);
}
mod both {
    pub use std::fmt::Write;
}
pub mod by_underscore {
    use std::fmt::Write as _;
    pub fn text() -> String {
        let mut text = String::new();
        text.write_str("a").unwrap();
        text
    }
}
pub mod by_small_name {
    use made::shape;
    use super::made;
    pub fn area() -> u32 {
        3u8.area()
    }
}
pub mod by_two {
    use crate::demo::both::Write;
    pub fn text() -> String {
        let mut text = String::new();
        text.write_str("b").unwrap();
        text
    }
}
}
