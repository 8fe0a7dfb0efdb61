fn main() {
    println!("{}", demo::eight());
}

mod demo {
pub mod traits {
    pub trait Double {
        fn double(&self) -> i32;
    }
    impl Double for i32 {
        fn double(&self) -> i32 {
            self * 2
        }
    }
}
pub mod prelude {
    pub use super::traits::*;
}
pub fn eight() -> i32 {
    use crate::demo::prelude::*;
    4.double()
}
}
