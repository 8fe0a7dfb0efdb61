use demo::kinds::*;

use demo::large::*;

fn main() {
    println!("{} {} {} {}", 7u64.size(), 7u16.size(), 7u32.size(), 7u8.name());
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

macro_rules! given {
    ($of:path, $kind:ty) => {
        #[cfg(not(local))]
        impl $of for $kind {}
    };
}

pub mod kinds {
    impls!(u16);
    given!(crate::demo::large::Size, u32);
    named!(Named);
}

pub mod large {
    pub trait Size {
        fn size(&self) -> u8 {
            2
        }
    }
    impl Size for u8 {}
    given!(Size, u64);
}
}
