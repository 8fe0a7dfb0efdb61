use demo::Seven;
use reader::input;

fn main() {
    input! { n: usize }
    println!("{} {}", Seven::new(n).0, demo::convolution(&[1, 2]));
}

mod demo {
pub mod ring {
    pub struct Seven(pub u32);
    impl Seven {
        pub fn new<T: Reduce>(x: T) -> Self {
            Seven(x.reduce(7))
        }
    }
    pub trait Reduce {
        fn reduce(self, modulus: u32) -> u32;
    }
    macro_rules! reduce_small {
        ($($t:ty)*) => { $(impl Reduce for $t { fn reduce(self, modulus: u32) -> u32 { self as u32 % modulus } })* };
    }
    macro_rules! reduce_large {
        ($($t:ty)*) => { $(impl Reduce for $t { fn reduce(self, modulus: u32) -> u32 { (self % modulus as $t) as u32 } })* };
    }
    reduce_small!(u8 u16 u32);
    reduce_large!(u64);
    #[cfg(target_pointer_width = "32")]
    reduce_small!(usize);
    #[cfg(target_pointer_width = "64")]
    reduce_large!(usize);
}
pub mod convolution {
    pub fn convolution(a: &[u32]) -> u32 {
        a.iter().sum()
    }
}
pub use convolution::convolution;
pub use ring::{Seven};
}

mod reader {
macro_rules! input {
    ($i:ident : $($t:tt)*) => { let $i: $crate::reader::input!(@kind $($t)*) = 3; };
    (@kind $t:ty) => { $t };
}
pub(crate) use input;
}
