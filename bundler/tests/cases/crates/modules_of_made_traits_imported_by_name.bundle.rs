use demo::large;
use demo::small;

fn in_a_body() -> u8 {
    use demo::first::*;
    use demo::large as one;
    use demo::second::*;
    use demo::small as other;

    one::Size::size(&help()) * 10 + other::Size::size(&more())
}

fn main() {
    println!("{} {}", large::Size::size(&7), small::Size::size(&7));
    println!("{}", in_a_body());
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
    sized!(Size, 2);
}
pub mod first {
    pub fn help() -> u8 {
        5
    }
}
pub mod second {
    pub fn more() -> u8 {
        6
    }
}
}
