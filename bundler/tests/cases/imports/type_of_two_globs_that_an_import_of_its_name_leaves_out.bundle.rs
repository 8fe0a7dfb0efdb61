use demo::hub::{first, two, Vec};
use demo::mixed::{least, made, String};

fn main() {
    println!("{} {}", Vec(), first());
    println!("{} {}", Vec::<u8>::new().len(), two::Vec::<u8>::new().len());
    println!("{} {}", String(4).0, least());
    println!("{} {}", String::new().len(), made::String::new().len());
}

mod demo {
#![allow(non_snake_case, dead_code)]
macro_rules! define {
    ($name:ident) => {
        pub struct $name(pub u8);
        impl $name {
            pub fn new() -> $name {
                $name(9)
            }
            pub fn len(&self) -> usize {
                9
            }
        }
    };
}
pub mod hub {
    pub mod one {
        pub(super) struct Vec {
            number: u8,
        }
        pub fn first() -> u8 {
            1
        }
    }
    pub mod two {
        pub struct Vec<T> {
            pub one: Option<T>,
        }
        impl<T> Vec<T> {
            pub fn new() -> Vec<T> {
                Vec { one: None }
            }
            pub fn len(&self) -> usize {
                7
            }
        }
        pub fn Vec() -> u8 {
            2
        }
    }
    pub use self::one::*;
    pub use self::two::*;
}
pub mod mixed {
    mod hidden {
        pub struct String {
            number: u8,
        }
        pub fn more() -> u8 {
            3
        }
    }
    pub mod made {
        define!(String);
    }
    use self::hidden::*;
    pub use self::made::*;
    pub fn least() -> u8 {
        more()
    }
}
}
