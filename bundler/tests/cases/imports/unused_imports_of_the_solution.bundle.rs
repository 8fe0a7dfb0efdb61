#[allow(unused_imports)]
use demo::{empty, full::*, unused, used};

fn main() {
    println!("{}", used());
}

mod demo {
pub fn used() -> i32 {
    1
}
pub fn unused() -> i32 {
    2
}
pub mod empty {}
pub mod full {
}
}
