fn main() {
    println!("{}", demo::d::of(2));
}

mod demo {
macro_rules! import {
    () => {
        pub use crate::demo::p::*;
    };
}
mod c {
    import!();
}
mod p {
    pub const TWO: u8 = 2;
}
pub mod d {
    use crate::demo::c::*;
    pub fn of(number: u8) -> u8 {
        match number {
            TWO => 1,
            _ => 9,
        }
    }
}
}
