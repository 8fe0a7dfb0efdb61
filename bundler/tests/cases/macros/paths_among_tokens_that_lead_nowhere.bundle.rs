use demo::{globs, made, plain};

fn main() {
    println!("{} {}", stringify!(demo::plain::inner::take), plain::four());
    println!("{} {}", stringify!(demo::hub::hidden), 2);
    println!("{} {}", stringify!(demo::globs::both), globs::three());
    println!("{} {}", made::one(), made::pick());
}

mod demo {
#![allow(dead_code, unused_imports)]
macro_rules! define {
    ($name:ident) => {
        pub fn $name() -> u8 {
            1
        }
    };
}
pub mod made {
    define!(pick);
    pub fn one() -> u8 {
        1
    }
}
pub mod hub {
}
pub mod globs {
    pub fn three() -> u8 {
        3
    }
}
pub mod plain {
    pub fn four() -> u8 {
        4
    }
}
}
