
fn main() {
    println!("{}", demo::outer::f());
}

mod demo {
pub mod traits {
    pub trait Double {
        fn double(&self) -> i32;
    }
    impl Double for i32 {
        fn double(&self) -> i32 {
            2 * self
        }
    }
    pub fn three() -> i32 {
        3
    }
}
pub mod outer {
use crate::six_lib::six;
    mod traits {
        pub fn three() -> i32 {
            4
        }
    }
    pub fn f() -> i32 {
        six!() + self::traits::three()
    }
}
}

mod six_lib {
pub(crate) use crate::six;
#[macro_export]
macro_rules! six {
    () => {{
        use crate::demo::traits::*;
        three().double()
    }};
}
}
