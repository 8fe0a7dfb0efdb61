fn main() {
    println!("{}", demo::One());
}

mod demo {
pub use crate::mixed::One;
}

mod mixed {
#![allow(non_snake_case)]
#![allow(unexpected_cfgs)]
pub fn One() -> u8 {
    1
}
}
