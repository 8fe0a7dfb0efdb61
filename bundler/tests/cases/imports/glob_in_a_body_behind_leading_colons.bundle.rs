#[allow(non_snake_case, unused_variables, unreachable_patterns)]
fn main() {
    use crate::demo::consts::*;
    use crate::demo::traits::*;
    match 1u8.next() {
        ZERO => println!("zero"),
        _ => println!("not zero"),
    }
}

mod demo {
pub mod consts {
    pub const ZERO: u8 = 0;
}
pub mod traits {
    pub trait Next {
        fn next(self) -> Self;
    }
    impl Next for u8 {
        fn next(self) -> u8 {
            self + 1
        }
    }
}
}
