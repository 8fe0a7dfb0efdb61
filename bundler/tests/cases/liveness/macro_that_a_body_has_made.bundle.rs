use demo::*;
fn main() {
    println!("{}", small(4));
}

mod demo {
pub use crate::big::*;
}

mod big {
pub fn small(n: u8) -> u8 {
    n + 1
}
}
