use demo::a::inner::*;

fn main() {
    println!("{} {} {}", nine(), TWO, pick!());
}

mod demo {
#[macro_export]
macro_rules! pick {
    () => {
        5
    };
}
pub mod a {
    pub const TWO: u8 = 2;
    pub mod inner {
        pub use super::*;
        pub(in crate::demo) fn pick() -> u8 {
            7
        }
        pub fn nine() -> u8 {
            pick() + TWO
        }
    }
}
}
