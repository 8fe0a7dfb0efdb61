#[allow(non_snake_case, unused_variables, unreachable_patterns)]
fn main() {
    use demo::prelude::*;
    match 0u8 {
        ONE => println!("binds, unlike {} {}", TWO, demo::b::ONE),
        _ => println!("constant"),
    }
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
#[allow(dead_code)]
pub(in crate::demo) const ONE: u8 = 0;
pub mod b {
    pass! { pub const ONE: u8 = 2; }
    pub const TWO: u8 = 2;
}
#[allow(unused_imports)]
pub mod prelude {
    pub use crate::demo::b::*;
    pub use crate::demo::*;
}
}
