fn main() {
    println!("{}", demo::user::run());
}

mod demo {
pub mod plain {
    pub mod core {
        pub mod mem {
            pub fn replace(_: &mut u8, _: u8) -> u8 {
                99
            }
        }
    }
    pub fn more() -> u8 {
        2
    }
}
pub mod inner {
    #[allow(dead_code)]
    mod core {}
    pub use super::plain::*;
}
pub mod user {
    use core::mem::replace;
    use super::inner::*;
    pub fn run() -> u8 {
        let mut number = 5;
        let old = replace(&mut number, more());
        let other = super::plain::core::mem::replace(&mut number, 1);
        old + number + other
    }
}
}
