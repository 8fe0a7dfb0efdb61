fn main() {
    println!("{} {} {} {}", demo::one(), demo::two(), demo::three(), demo::four());
}

mod demo {
macro_rules! make {
    ($name:ident, $method:ident, $value:expr) => {
        pub trait $name {
            fn $method(&self) -> u8 {
                $value
            }
        }
        impl $name for u8 {}
    };
    (mod $module:ident, $($rest:tt)*) => {
        pub mod $module {
            make!($($rest)*);
        }
    };
}
mod beside {
    make!(Made, one, 1);
    pub use Made as Other;
}
mod around {
    make!(Made, two, 2);
    pub mod inside {
        pub use super::Made as Other;
    }
}
mod known {
    pub mod inner {}
}
mod nearer {
    make!(mod inner, Made, three, 3);
    pub use self::inner::Made as Other;
}
mod filled {
    make!(mod deep, mod deeper, Made, four, 4);
}
mod elsewhere {
    pub mod deep {
        pub mod deeper {}
    }
}
mod third {
    pub use crate::demo::filled::deep::deeper::Made as Other;
}
mod first {
    pub use crate::demo::beside::Other;
}
mod second {
    pub use crate::demo::nearer::Other;
}
pub fn one() -> u8 {
    use crate::demo::first::*;
    0u8.one()
}
pub fn two() -> u8 {
    use crate::demo::around::inside::*;
    0u8.two()
}
pub fn three() -> u8 {
    use crate::demo::second::*;
    0u8.three()
}
pub fn four() -> u8 {
    use crate::demo::third::*;
    0u8.four()
}
}
