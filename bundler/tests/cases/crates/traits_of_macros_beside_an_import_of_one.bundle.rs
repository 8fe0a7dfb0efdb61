mod demo {
macro_rules! sized {
    ($name:ident, $value:expr) => {
        pub trait $name {
            fn size(&self) -> u8 {
                $value
            }
        }
        impl $name for u8 {}
    };
}
pub mod large {
    pub fn large() -> u8 {
        20
    }
}
pub mod named {
    sized!(Size, 3);
}
}

mod own {
    macro_rules! made {
        ($name:ident) => {
            pub trait $name {
                fn size(&self) -> u8 {
                    1
                }
            }
            impl $name for u8 {}
        };
    }
    made!(Size);
    pub fn small() -> u8 {
        10
    }
}
use demo::large::*;
use demo::named::Size;
use own::*;
fn main() {
    println!("{}", 7u8.size() + large() + small());
}
