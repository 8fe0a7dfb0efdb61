use demo::{one, two};

fn main() {
    println!("{} {} {}", one::Work::used(&1), two::Work::used(&1), two::Work::extra(&1));
}

mod demo {
macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
    };
}
pub mod one {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 1 }
    }
    work!(u8);
}
pub mod two {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 2 }
    }
    work!(u8);
}
}
