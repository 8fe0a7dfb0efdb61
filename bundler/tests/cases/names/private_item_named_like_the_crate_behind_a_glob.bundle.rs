use demo::a::inner::*;

fn main() {
    println!("{} {}", nine(), TWO);
}

mod demo {
pub mod a {
    pub const TWO: u8 = 2;
    pub mod inner {
        pub use super::*;
        #[allow(dead_code)]
        pub(in crate::demo) fn demo() -> u8 {
            7
        }
        pub fn nine() -> u8 {
            demo() + TWO
        }
    }
}
}
