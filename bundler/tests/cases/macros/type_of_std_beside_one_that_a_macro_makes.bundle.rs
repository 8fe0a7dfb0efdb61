use demo::mixed::{least, made, String};

fn main() {
    println!("{} {}", String(4).0, least());
    println!("{} {}", String::new().len(), made::String::new().len());
}

mod demo {
#![allow(non_snake_case, dead_code, unused_imports)]
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
pub mod mixed {
    mod hidden {
        pub use std::string::String;
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
