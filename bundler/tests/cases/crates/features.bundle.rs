fn main() {
    println!("{} {} {:?} {}", left::value(), left::shared(), right::both(), many::MANY);
}

mod left {
use crate::shared_lib as shared;
pub use crate::extra::value;

pub fn shared() -> u32 {
    shared::COUNT
}
}

mod many {
pub const MANY: &str = "many";
}

mod right {
use crate::extra;
use crate::shared_lib as shared;
pub fn both() -> (u32, u32) {
    (shared::COUNT, extra::value())
}
}

mod extra {
pub fn value() -> u32 {
    if cfg!(all()) { 5 } else { 6 }
}
}

mod shared_lib {
pub const COUNT: u32 = cfg!(all()) as u32
    + 10 * cfg!(all()) as u32
    + 100 * cfg!(all()) as u32
    + 1000 * cfg!(all()) as u32
    + 10000 * cfg!(all()) as u32
    + 100000 * cfg!(any()) as u32;
}
