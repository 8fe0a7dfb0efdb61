fn main() {
    use own::*;

    use demo::prelude::*;

    println!("{} {}", 7u8.size(), one());
}

mod own {
    pub use crate::demo::large::*;
}

mod demo {
macro_rules! all_of {
    ($($path:tt)*) => {
        pub use $($path)*::*;
    };
}

pub mod prelude {
    all_of!(crate::demo::others);
}

mod others {
    pub fn one() -> u8 {
        1
    }
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
