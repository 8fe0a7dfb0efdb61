fn main() {
    println!("{} {} {}", demo::outside(2), demo::inside(2), demo::inside_of_a_call(2));
    println!("{}", demo::called(2));
}

mod demo {
#![allow(non_upper_case_globals, non_snake_case, unused_variables, unreachable_patterns)]
mod a {
    pub fn zero() -> u8 {
        1
    }
    pub fn one() -> u8 {
        2
    }
}
const zero: u8 = 0;
macro_rules! constant {
    ($name:ident = $value:expr) => {
        const $name: u8 = $value;
    };
}
constant!(one = 1);

pub fn outside(n: u8) -> u8 {
    match n {
        zero => 1,
        one => 2,
        _ => 3,
    }
}
pub fn inside(n: u8) -> u8 {
    use self::a::zero;
    match n {
        zero => 1,
        _ => 2,
    }
}
pub fn inside_of_a_call(n: u8) -> u8 {
    use self::a::one;
    match n {
        one => 1,
        _ => 2,
    }
}
pub fn Twice(n: u8) -> u8 {
    2 * n
}
pub fn called(n: u8) -> u8 {
    Twice(n)
}
}
