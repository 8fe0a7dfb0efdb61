use demo::c::*;

fn main() {
    println!("{}", demo::is_two!(5u8));
}

mod demo {
pub mod c {
}
const TWO: u8 = 0;
macro_rules! is_two {
    ($value:expr) => {
        match $value {
            TWO => true,
            #[allow(unreachable_patterns)]
            _ => false,
        }
    };
}
pub(crate) use is_two;
}
