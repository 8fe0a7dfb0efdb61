use demo::{one, two};

fn main() {
    println!("{} {} {}", one::Work::used(&1u8), two::Work::used(&1u16), two::Work::extra(&1u16));
}

mod demo {
pub mod one {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 1 }
    }
}
pub mod two {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 2 }
    }
}
macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
    };
}
use one::Work;
work!(u8);
macro_rules! other {
    ($t:ty) => {
        const _: () = {
            use crate::demo::two::Work;
            work!($t);
        };
    };
}
other!(u16);
}
