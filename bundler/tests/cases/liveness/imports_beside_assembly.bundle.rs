fn main() {
    println!("{}", demo::one());
}

mod demo {
use std::arch::global_asm;

global_asm!("// nothing");

pub fn one() -> i32 {
    1
}
}
