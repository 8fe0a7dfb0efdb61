#![allow(warnings, bindings_with_variant_name)]
fn main() {
    use demo::a::*;
    println!("{}", TWO);
    println!("{}", match 0u8 { MOD => 100, _ => 200 });
    println!("{}", match 0u8 { ONE => 100, _ => 200 });
}

mod demo {
#![allow(ambiguous_glob_reexports)]
macro_rules! constant {
    ($n:ident = $v:expr) => {
        pub const $n: u8 = $v;
    };
}
pub mod far {
    pub const MOD: u8 = 1;
}
pub mod relay {
    pub use crate::demo::far::MOD;
    pub const ONE: u8 = 2;
}
pub mod a {
    pub mod prelude {
        constant!(MOD = 3);
        constant!(ONE = 4);
        pub const TWO: u8 = 2;
    }
    pub use crate::demo::a::prelude::*;
    pub(in crate::demo) use super::relay::*;
}
}
