fn main() {
    println!("{} {}", demo::a::four(), demo::b::six());
}

mod demo {
pub mod a {
use crate::dep::three;
#[allow(unused_imports)]
use crate::dep::small::*;
pub fn four() -> u8 {
    three() + one()
}
}
pub mod b {
use crate::dep::three;
pub fn six() -> u8 {
    2 * three()
}
}
}

mod dep {
macro_rules! sized {
    ($name:ident, $size:expr) => {
        pub trait $name {
            fn size(&self) -> u8 {
                $size
            }
        }
        impl $name for u8 {}
    };
}
pub fn three() -> u8 {
    3
}
pub mod small {
    sized!(Size, 1);
    pub fn one() -> u8 {
        7u8.size()
    }
}
}
