use demo::hub::*;

fn main() {
    let mut number = 7u8;
    let old = core::mem::replace(&mut number, 1);
    let other = two::core::mem::replace(&mut number, second());
    println!("{} {} {}", old, other, number);
}

mod demo {
pub mod hub {
    pub mod one {
        pub(super) mod core {}
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
    use self::one::*;
    pub use self::two::*;
}
}
