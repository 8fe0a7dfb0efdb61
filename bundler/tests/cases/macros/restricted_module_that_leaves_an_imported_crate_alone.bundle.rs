use core::mem::replace;
use demo::hub::*;

fn main() {
    let mut number = 7u8;
    let old = replace(&mut number, first());
    let other = two::core::mem::replace(&mut number, second());
    println!("{} {} {}", old, other, number);
}

mod demo {
pub mod hub {
    pub mod one {
        pub(super) mod core {}
        pub fn first() -> u8 {
            1
        }
    }
    pub mod two {
        pub mod core {
            pub mod mem {
                pub fn replace(_: &mut u8, _: u8) -> u8 {
                    99
                }
            }
        }
        pub fn second() -> u8 {
            2
        }
    }
    pub use self::one::*;
    pub use self::two::*;
}
}
