use demo::small::*;

use demo::large::*;

use demo::large::Size;

fn main() {
    println!("{}", 7u8.size());
}

mod demo {
pub mod small {
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
