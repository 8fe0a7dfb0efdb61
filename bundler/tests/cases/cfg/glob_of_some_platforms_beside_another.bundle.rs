#![allow(warnings)]
pub use demo::*;

fn main() {
    println!("{}", match 0u8 { TWO => 2, _ => 3 });
}

mod demo {
#[cfg(not(debug_assertions))]
pub use c::*;
pub use c::a::*;

pub mod c {
    pub(super) const TWO: u8 = 2;
    pub mod a {
        pub const TWO: u8 = 3;
    }
}
}
