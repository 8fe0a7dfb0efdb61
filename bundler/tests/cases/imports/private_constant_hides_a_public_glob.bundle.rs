pub mod prelude {
pub use crate::demo::prelude::*;
}
fn line14(d: u32) {
    println!("14 {}", {
        use demo::a::c::*;
        (match Some(2u8) {
            Some(ZERO) => 1,
            Some(TWO) => 2,
            _ => 3,
        })
    });
}
fn main() {
    line14(3);
}

mod demo {
pub mod prelude {
    pub use super::*;
}
const ZERO: u8 = 2;
pub use crate::demo::a::c::c::*;
pub mod a {
pub mod c {
    pub use crate::demo::*;
    pub mod c {
        pub use crate::demo::a::c::*;
        pub const ZERO: u8 = 3;
    }
}
}
}
