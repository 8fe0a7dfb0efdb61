fn main() {
    println!("{} {}", demo::outside(2), demo::b::inside(2));
}

mod demo {
mod a {
    pub const ZERO: u8 = 0;
    pub const ONE: u8 = 1;
}
pub mod b {
    use super::a::*;
    #[allow(non_snake_case, dead_code)]
    fn ZERO() {}
    #[allow(unused_variables, unreachable_patterns, non_snake_case)]
    pub fn inside(n: u8) -> u8 {
        match n {
            ZERO => ONE,
            _ => 2,
        }
    }
}
pub fn outside(n: u8) -> u8 {
    match n {
        a::ZERO => 1,
        _ => 2,
    }
}
}
