fn main() {
    println!("{}", demo::user::eight());
}

mod demo {
macro_rules! make_trait {
    () => {
        pub trait Double {
            fn double(&self) -> i32;
        }
        impl Double for i32 {
            fn double(&self) -> i32 {
                self * 2
            }
        }
    };
}
pub mod traits {
    make_trait!();
}
pub mod prelude {
    pub use super::traits::*;
}
pub mod user {
    use crate::demo::prelude::*;
    pub fn eight() -> i32 {
        4.double()
    }
}
}
