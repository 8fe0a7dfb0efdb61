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
            fn nowhere(&self) -> u8 { 50 }
        }
    };
}
pub mod one {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 1 }
        fn nowhere(&self) -> u8 { super::three() }
    }
    work!(u8);
}
fn three() -> u8 { 3 }
pub mod two {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 2 }
        fn nowhere(&self) -> u8;
    }
    work!(u8);
}
}
