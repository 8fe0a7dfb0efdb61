fn main() {
    println!("{}", demo::with_traits!(4.double()));
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
macro_rules! with_traits {
    ($value:expr) => {{
        use $crate::demo::traits::*;
        $value
    }};
}
pub(crate) use with_traits;
}
