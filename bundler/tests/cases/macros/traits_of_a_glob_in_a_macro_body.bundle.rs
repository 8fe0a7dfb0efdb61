fn main() {
    println!("{}", demo::twice!(4));
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
}
macro_rules! twice {
    ($e:expr) => {{
        use $crate::demo::traits::*;
        $e.double()
    }};
}
pub(crate) use twice;
}
