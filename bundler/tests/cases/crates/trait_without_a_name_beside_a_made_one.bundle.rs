#[allow(unused_imports)]
use demo::empty::*;
use demo::small::*;

use demo::large::Size as _;

fn main() {
    println!("{}", 7u8.size() + 7u8.length());
}

mod demo {
macro_rules! define {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                pub trait Size {
                    fn size(&self) -> u8 {
                        1
                    }
                }
                impl Size for u8 {}
            };
        }
    };
}
define!(made);
pub mod small {
    made!();
}
pub mod large {
    pub trait Size {
        fn length(&self) -> u8 {
            20
        }
    }
    impl Size for u8 {}
}
pub mod empty {}
}
