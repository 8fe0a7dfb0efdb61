#[allow(non_snake_case, unused_variables, unreachable_patterns)]
fn main() {
    use demo::prelude::*;
    match 2u8 {
        ONE => println!("binds, like {} {} {}", TWO, demo::b::ONE, demo::a::THREE),
        _ => println!("constant"),
    }
    match 1u8 {
        ONE => println!("binds"),
        _ => println!("constant"),
    }
}

mod demo {
pub mod a {
    #[allow(dead_code)]
    pub(in crate::demo) const ONE: u8 = 0;
    pub const THREE: u8 = 3;
}
pub mod b {
    pub const ONE: u8 = 2;
    pub const TWO: u8 = 2;
}
#[allow(unused_imports)]
pub mod prelude {
    pub use crate::demo::a::*;
    pub use crate::demo::b::*;
}
}
