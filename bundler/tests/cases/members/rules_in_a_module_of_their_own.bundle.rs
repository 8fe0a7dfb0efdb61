use demo::{other, Work};

fn main() {
    println!("{} {} {}", 1u8.used(), other::Work::used(&other::Own), other::Work::extra(&other::Own));
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
}
impl Work for u8 {
    fn used(&self) -> u8 { 20 }
}
pub mod other {
    pub trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 2 }
    }
    pub struct Own;
    macro_rules! work {
        ($t:ident) => {
            mod inner {
                impl super::Work for super::$t {
                    fn used(&self) -> u8 { 30 }
                    fn extra(&self) -> u8 { 40 }
                }
            }
        };
    }
    work!(Own);
}
}
