mod demo {
pub mod c {
    pub use crate::demo::p::*;
}
mod p {
    pub const A: u8 = 2;
}
}

use demo::c::*;

macro_rules! two {
    () => {
        2
    };
}

fn main() {
    println!("{} {}", A, two!());
}
