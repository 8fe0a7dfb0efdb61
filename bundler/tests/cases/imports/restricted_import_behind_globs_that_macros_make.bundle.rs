use demo::hub::*;
fn main() {
    let mut number = 7u8;
    println!("{} {} {}", core::mem::replace(&mut number, 3), two(), two::core::mem::replace(&mut number, 4));
}

mod demo {
macro_rules! imp { ($i:item) => { $i } }
pub mod empty {}
pub mod hub {
    pub mod one {
        pub(super) use crate::demo::empty as core;
    }
    pub mod two {
        pub mod core {
            pub mod mem {
                pub fn replace(_: &mut u8, _: u8) -> u8 { 99 }
            }
        }
        pub fn two() -> u8 { 2 }
    }
    imp!{ pub use self::one::*; }
    imp!{ pub use self::two::*; }
}
}
