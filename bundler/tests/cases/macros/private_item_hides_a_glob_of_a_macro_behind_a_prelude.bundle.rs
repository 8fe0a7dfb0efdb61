#![allow(non_snake_case, unused_variables, unreachable_patterns, unused_imports)]
use demo::prelude::*;

fn main() {
    match 1u8 {
        ONE => println!("binds, unlike {}", demo::a::ONE),
        _ => println!("constant"),
    }
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub mod a {
    pub const ONE: u8 = 3;
    pub mod inner {
        #[allow(dead_code)]
        pub(in crate::demo) const ONE: u8 = 0;
        #[allow(unused_imports)]
        pass! { pub use super::*; }
    }
}
pub mod prelude {
}
}
