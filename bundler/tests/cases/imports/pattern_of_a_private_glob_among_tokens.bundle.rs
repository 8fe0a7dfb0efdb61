mod demo {
pub mod c {
}
const TWO: u8 = 0;
}

use demo::c::*;

macro_rules! is {
    ($value:literal matches $pattern:ident without else) => {
        match $value {
            $pattern => true,
            #[allow(unreachable_patterns)]
            _ => false,
        }
    };
}

fn main() {
    println!("{}", is!(5u8 matches TWO without else));
}
