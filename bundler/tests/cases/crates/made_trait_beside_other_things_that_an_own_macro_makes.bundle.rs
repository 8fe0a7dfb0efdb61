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
}

use demo::small::*;

use own::*;

mod own {
    macro_rules! function {
        ($name:ident) => {
            pub fn $name() -> u8 {
                2
            }
        };
    }
    function!(help);
}

fn main() {
    println!("{} {}", 7u8.size(), help());
}
