use demo::prelude::*;

use demo::large::*;

fn main() {
    println!("{} {}", 7u8.size(), 7u8.length());
}

mod demo {
macro_rules! all_of {
    ($($path:tt)*) => {
        pub use $($path)*::*;
    };
}

pub mod large {
    all_of!(crate::demo::two);
}

pub mod prelude {
    all_of!(crate::demo::one);
}

mod one {
    pub trait Length {
        fn length(&self) -> u8 {
            1
        }
    }
    impl Length for u8 {}
}

mod two {
    pub trait Size {
        fn size(&self) -> u8 {
            2
        }
    }
    impl Size for u8 {}
}
}
