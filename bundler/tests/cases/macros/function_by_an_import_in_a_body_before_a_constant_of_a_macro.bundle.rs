fn main() {
    println!("{} {}", demo::outside(2), demo::inside(2));
}

mod demo {
mod a {
    pub fn alpha() -> u8 {
        1
    }
}

const ZERO: u8 = 0;

macro_rules! classify {
    ($n:expr) => {
        match $n {
            ZERO => 1,
            _ => 2,
        }
    };
}

pub fn outside(n: u8) -> u8 {
    classify!(n)
}

#[allow(unused_variables, unreachable_patterns, non_snake_case)]
pub fn inside(n: u8) -> u8 {
    use self::a::alpha as ZERO;
    classify!(n)
}
}
