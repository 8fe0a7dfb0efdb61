#![allow(warnings, bindings_with_variant_name)]
fn main() {
    use demo::a::*;
    println!("{}", TWO);
    println!("{}", match 0u8 { MOD => 100, _ => 200 });
    println!("{}", match 0u8 { ONE => 100, _ => 200 });
}

mod demo {
#![allow(ambiguous_glob_reexports)]
pub mod far {
    pub const MOD: u8 = 1;
}
pub mod relay {
    pub const ONE: u8 = 2;
}
pub mod a {
    pub mod prelude {
        pub const TWO: u8 = 2;
    }
    pub use crate::demo::a::prelude::*;
}
}
