fn main() {
    println!("{}", demo::Number::told());
}

mod demo {
use crate::two;
macro_rules! both {
    ($of:ident :: $first:ident :: $second:ident) => {
        $of::$first() + $of::$second()
    };
}
pub struct Number;
impl Number {
    fn one() -> u8 {
        1
    }
    fn two() -> u8 {
        two::two()
    }
    pub fn told() -> u8 {
        both!(Self::one::two)
    }
}
}

mod two {
pub fn two() -> u8 {
    2
}
}
