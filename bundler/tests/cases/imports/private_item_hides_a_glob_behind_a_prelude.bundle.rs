#![allow(non_snake_case, unused_variables, unreachable_patterns, unused_imports)]
use demo::prelude::*;

fn main() {
    match 1u8 {
        ONE => println!("binds, unlike {} {TWO}", demo::a::ONE),
        _ => println!("constant"),
    }
}

mod demo {
pub mod a {
    pub const ONE: u8 = 3;
    pub const TWO: u8 = 2;
    pub mod inner {
        #[allow(dead_code)]
        pub(in crate::demo) const ONE: u8 = 0;
        #[allow(unused_imports)]
        pub use super::*;
    }
}
pub mod prelude {
    pub use crate::demo::a::inner::*;
}
}
