#![allow(unused_variables, unreachable_patterns, non_snake_case)]
use demo::c::*;

fn main() {
    macro_rules! vec {
        ($name:ident) => {
            match 7 {
                $name => true,
                _ => false,
            }
        };
    }
    println!("{}", vec!(A));
}

mod demo {
pub mod c {
}
mod q {
    pub const A: u8 = 0;
}
}
