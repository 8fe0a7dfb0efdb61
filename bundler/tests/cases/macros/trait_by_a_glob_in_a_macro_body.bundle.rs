fn main() {
    println!("{}", demo::twice!(4u32));
}

mod demo {
mod inner {
    pub mod traits {
        pub trait Twice {
            fn twice(&self) -> u32;
        }
        impl Twice for u32 {
            fn twice(&self) -> u32 {
                2 * self
            }
        }
    }
}
pub use inner::traits as methods;

macro_rules! twice {
    ($x:expr) => {{
        use $crate::demo::methods::*;
        $x.twice()
    }};
}
pub(crate) use twice;
}
