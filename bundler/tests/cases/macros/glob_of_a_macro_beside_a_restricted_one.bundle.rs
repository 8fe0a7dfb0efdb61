mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub mod b {
    pub const ZERO: u8 = 1;
}
pub mod a {
    pub mod b {
        pub const ZERO: u8 = 3;
    }
    pass! { pub use super::*; }
    pub(super) use crate::demo::b::*;
}
}

macro_rules! select {
    ($n:expr) => { match $n { ZERO => 10 + ZERO } };
}
pub use demo::a::*;
fn main() {
    println!("{} {}", select!(1u8), select!(3u8));
}
