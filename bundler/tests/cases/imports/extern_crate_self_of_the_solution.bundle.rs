extern crate self as me;

mod inner {
    pub fn four() -> i32 {
        me::three() + ::me::one()
    }
}

use demo::three;

fn one() -> i32 {
    1
}

fn main() {
    println!("{} {}", me::inner::four(), one());
}

mod demo {
pub fn three() -> i32 {
    3
}
}
