use demo::*;
fn main() {
    println!("{} {}", ZERO, ONE);
}

mod demo {
macro_rules! pass {
    ($($tokens:tt)*) => {
        $($tokens)*
    };
}
pub mod first {
    pub const ZERO: u8 = 1;
    pub const ONE: u8 = 2;
}
pub mod second {
    pub const ZERO: u8 = 3;
}
pub use crate::demo::first::*;
pass! { pub use crate::demo::second::ZERO as ZERO; }
}
