use demo::one::*;
fn main() {
    println!("{} {}", demo::MOD + TWO, match 0u8 { MOD => 100, _ => 200 });
}

mod demo {
pub const MOD: u8 = 1;
pub mod a {
    pub mod prelude {
        pub const TWO: u8 = 2;
    }
    pub use crate::demo::a::prelude::*;
}
pub mod one { pub use crate::demo::a::*; }
}
