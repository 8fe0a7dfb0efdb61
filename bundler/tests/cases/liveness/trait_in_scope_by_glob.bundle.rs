use demo::prelude::*;

fn main() {
    println!("{} {}", other(), 4.double());
}

mod demo {
pub mod prelude {
    pub use crate::demo::other;
    pub use crate::demo::traits::Double;
}
pub mod traits {
    pub trait Double {
        fn double(&self) -> Self;
    }
    impl Double for i32 {
        fn double(&self) -> i32 {
            2 * self
        }
    }
}
pub fn other() -> i32 {
    1
}
}
