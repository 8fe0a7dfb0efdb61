use demo::kinds::*;

use demo::large::*;

fn main() {
    println!("{} {} {}", 7u8.size(), 7u16.size(), 7u8.name());
}

mod demo {
macro_rules! impls {
    ($($kind:ty)*) => {
        $(impl crate::demo::large::Size for $kind {})*
    };
}

macro_rules! named {
    ($name:ident) => {
        pub trait $name {
            fn name(&self) -> u8 {
                3
            }
        }
        impl $name for u8 {}
    };
}

pub mod kinds {
    impls!(u16 u32);
    named!(Named);
}

pub mod large {
    pub trait Size {
        fn size(&self) -> u8 {
            2
        }
    }
    impl Size for u8 {}
}
}
