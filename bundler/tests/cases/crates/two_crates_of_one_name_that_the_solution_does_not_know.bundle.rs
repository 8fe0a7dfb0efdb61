fn main() {
    println!("{} {}", left::all(), right::all());
}

mod left {
use crate::common_lib as common;
pub fn all() -> i32 {
    common::value() + 1
}
}

mod right {
use crate::common;
pub fn all() -> i32 {
    common::value() + 2
}
}

mod common {
pub fn value() -> i32 {
    20
}
}

mod common_lib {
pub fn value() -> i32 {
    10
}
}
