fn main() {
    println!("{} {}", demo::how!(1u32), demo::how!('c'));
}

mod demo {
pub mod private {
    pub struct Probe<T>(pub T);
    pub trait Fast {
        fn how(&self) -> &'static str;
    }
    impl Fast for Probe<u32> {
        fn how(&self) -> &'static str {
            "fast"
        }
    }
    pub trait Slow {
        fn how(&self) -> &'static str;
    }
    impl<T> Slow for &Probe<T> {
        fn how(&self) -> &'static str {
            "slow"
        }
    }
}

macro_rules! how {
    ($e:expr) => {{
        #[allow(unused_imports)]
        use $crate::demo::private::{Fast as _, Slow as _};
        (&$crate::demo::private::Probe($e)).how()
    }};
}
pub(crate) use how;
}
