mod demo {
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

pub mod large {
    pub trait Size {
        fn size(&self) -> u8 {
            2
        }
    }
    impl Size for u8 {}
}
pub(crate) use sized;
}

mod own {
use crate::demo;
    demo::sized!(Size, 1);
}

use own::*;

use demo::large::*;

fn main() {
    println!("{}", 7u8.size());
}
