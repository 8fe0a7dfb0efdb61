fn main() {
    println!("{}", demo::b::alpha());
}

mod demo {
macro_rules! function {
    ($f:ident) => {
        pub fn $f() -> u32 {
            55
        }
    };
}
function!(alpha);
pub mod b {
    pub use super::*;
}
}
