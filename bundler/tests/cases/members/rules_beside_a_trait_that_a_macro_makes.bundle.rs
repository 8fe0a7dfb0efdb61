use demo::{one, three};

fn main() {
    println!("{} {} {}", one::Work::used(&1u8), three::Work::used(&1u16), three::Work::extra(&1u16));
}

mod demo {
pub mod one {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 1 }
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
mod first {
    use crate::demo::one::Work;
    work!(u8);
}
pub mod three {
    macro_rules! make {
        () => {
            pub trait Work {
                fn used(&self) -> u8;
                fn extra(&self) -> u8 { 3 }
            }
        };
    }
    make!();
    work!(u16);
}
}
