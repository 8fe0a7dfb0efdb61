use demo::small::*;

use demo::large::*;

use demo::large::Size;

fn main() {
    println!("{}", 7u8.size());
}

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

pub mod small {
    sized!(Size, 1);
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
