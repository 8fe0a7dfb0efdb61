mod demo {
pub mod c {
}
const TWO: u8 = 0;
}

use demo::c::*;

macro_rules! is {
    ($pattern:pat, $value:expr) => {
        match $value {
            $pattern => true,
            #[allow(unreachable_patterns)]
            _ => false,
        }
    };
}

fn main() {
    println!("{} {}", is!(TWO, 5u8), matches!(Some(5u8), Some(TWO)));
}
