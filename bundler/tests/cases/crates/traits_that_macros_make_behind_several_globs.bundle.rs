use demo::prelude::*;

use demo::small::*;

fn main() {
    println!("{} {} {}", 7u8.size(), 7u16.size(), 7i8.size());
}

mod demo {
macro_rules! sized {
    ($name:ident, $kind:ty, $size:expr) => {
        pub trait $name {
            fn size(&self) -> u8 {
                $size
            }
        }
        impl $name for $kind {}
    };
}

pub mod prelude {
    pub use crate::demo::large::*;
    sized!(Middle, i8, 3);
}

pub mod large {
    sized!(Large, u16, 2);
}

pub mod small {
    sized!(Small, u8, 1);
}
}
