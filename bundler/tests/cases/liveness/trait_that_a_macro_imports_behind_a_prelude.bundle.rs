fn main() {
    println!("{}", demo::went());
}

mod demo {
mod inner {
    pub trait Go {
        fn go(&self) -> u8 {
            1
        }
    }
    impl Go for u8 {}
}
macro_rules! import {
    ($($path:tt)*) => {
        pub use $($path)*;
    };
}
mod middle {
    import!(super::inner::Go);
}
mod prelude {
    pub use super::middle::Go;
}
use prelude::*;
pub fn went() -> u8 {
    let one: &u8 = &3;
    one.go()
}
}
