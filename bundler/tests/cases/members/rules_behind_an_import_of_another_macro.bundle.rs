use demo::{one, two, Single};

fn main() {
    println!("{} {} {}", one::Work::used(&1u8), two::Work::used(&1u16), two::Work::extra(&1u16));
    println!("{}", 1u8.alone());
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
mod defined {
    macro_rules! pass {
        ($t:ty) => {
            single!($t);
        };
    }
    pub(in crate::demo) use pass;
}
pub trait Single {
    fn alone(&self) -> u8;
}
macro_rules! single {
    ($t:ty) => {
        impl Single for $t {
            fn alone(&self) -> u8 { 50 }
        }
    };
}
defined::pass!(u8);
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
