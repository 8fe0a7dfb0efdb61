#![allow(unused_variables, unreachable_patterns, non_snake_case)]

const ZERO: u8 = 0;

fn main() {
    let outside = match 0 {
        ZERO => 1,
        _ => 2,
    };
    use_it(outside);
}

fn use_it(outside: u8) {
    use demo::a::*;
    let inside = match 2 {
        ZERO => 1,
        _ => 2,
    };
    println!("{outside} {inside}");
}

mod demo {
pub mod a {
    pub fn alpha() -> u8 {
        1
    }
    pub use self::alpha as ZERO;
}
}
