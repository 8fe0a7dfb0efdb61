fn main() {
    println!("{}", demo::user::eight().0);
}

mod demo {
macro_rules! make_trait {
    () => {
        pub trait Double {
            fn double(self) -> Self;
        }
        impl Double for crate::demo::Number {
            fn double(self) -> Self {
                crate::demo::Number(self.0 * 2)
            }
        }
    };
}
pub struct Number(pub i32);
pub mod traits {
    make_trait!();
}
pub mod prelude {
    pub use super::traits::*;
}
pub mod user {
    use crate::demo::prelude::*;
    use crate::demo::Number;
    pub fn eight() -> Number {
        Number(4).double()
    }
}
}
