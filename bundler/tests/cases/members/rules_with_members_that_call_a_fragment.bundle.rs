use demo::{Other, Work};

fn main() {
    println!("{} {}", 1u8.used(), Other);
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
}
pub struct Other;
macro_rules! shown {
    ($t:ty) => {
        impl std::fmt::Display for $t {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("other")
            }
        }
    };
}
macro_rules! work {
    ($t:ty, $vec:ident) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 {
                $vec!(Other);
                40
            }
        }
    };
}
work!(u8, shown);
}
