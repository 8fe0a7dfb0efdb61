use demo::c::*;

fn main() {
    match 5u8 {
        TWO => println!("a variable"),
        _ => println!("a constant"),
    }
}

mod demo {
macro_rules! import {
    () => {
        use crate::demo::q::*;
    };
}
pub mod c {
    import!();
    pub use crate::demo::p::*;
}
mod p {
    pub const TWO: u8 = 2;
}
mod q {
    pub const TWO: u8 = 0;
}
}
