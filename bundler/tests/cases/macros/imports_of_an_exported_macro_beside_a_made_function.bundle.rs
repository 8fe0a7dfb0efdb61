fn main() {
    println!("{} {}", demo::d2!(), demo::acht());
}

mod demo {
use crate::dep;
macro_rules! seven_as {
    () => {
        pub(crate) use dep::seven as d1;
    };
}
seven_as! {}
pub(crate) use d1 as d2;
macro_rules! function {
    ($name:ident) => {
        pub fn $name() -> u8 {
            8
        }
    };
}
function! { eight }
pub use eight as acht;
}

mod dep {
macro_rules! seven {
    () => {
        7
    };
}
pub(crate) use seven;
}
