use demo::*;

fn main() {
    match 5u8 {
        TWO => println!("a variable"),
        _ => println!("a constant"),
    }
}

mod demo {
macro_rules! import {
    ($m:ident) => {
        use crate::demo::$m::*;
    };
}
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
import!(q);
pass! { pub use p::*; }
pub mod p {
    pub const TWO: u8 = 2;
}
pub mod q {
    pub const TWO: u8 = 0;
}
}
