fn main() {
    println!("{} {}", demo::four(), demo::double!(4));
}

mod demo {
use crate::helper;
macro_rules! double {
    ($e:expr) => {
        2 * $e
    };
}
pub fn four() -> i32 {
    crate::demo::double!(helper::two())
}
pub(crate) use double;
}

mod helper {
pub fn two() -> i32 {
    2
}
}
