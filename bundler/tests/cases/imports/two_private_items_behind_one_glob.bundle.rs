#![allow(non_snake_case, unused_variables, unreachable_patterns)]
use demo::prelude::*;

fn main() {
    match 2u8 {
        ONE => println!("binds, unlike {} {}", TWO, THREE),
        _ => println!("constant"),
    }
}

mod demo {
pub mod near {
    pub const TWO: u8 = 2;
}
pub mod far {
    pub const THREE: u8 = 3;
}
pub mod prelude {
    pub use crate::demo::far::*;
    pub use crate::demo::near::*;
}
}
