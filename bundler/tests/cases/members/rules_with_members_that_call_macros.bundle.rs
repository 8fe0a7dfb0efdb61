use demo::{Late, Other, Work};

fn main() {
    println!("{} {} {}", 1u8.used(), Other, Late);
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
    fn further(&self) -> u8;
}
pub struct Other;
pub struct Late;
macro_rules! define {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                impl std::fmt::Display for Late {
                    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                        f.write_str("late")
                    }
                }
            };
        }
    };
}
define!(late);
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
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 {
                shown!(Other);
                40
            }
            fn further(&self) -> u8 {
                late!();
                50
            }
        }
    };
}
work!(u8);
}
