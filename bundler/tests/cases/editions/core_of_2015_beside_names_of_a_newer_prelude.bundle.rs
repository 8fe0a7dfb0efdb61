
mod own {
    pub fn small(n: u64) -> u32 {
        u32::try_from(n).unwrap_or(0)
    }
}

fn main() {
    println!("{} {}", near!(own::small(1 << 40), 3), near!(1, 9, most = 8));
    assert_near!(4u32, 6);
    assert_near!(4u32, 7, most = 3);
}

mod demo {
pub(crate) use crate::__assert;
use crate::small;
mod gap {
    use core::cmp::max;
    use crate::demo::small::inner::small;
    pub struct Gap {
        pub most: u32,
    }
    impl Default for Gap {
        fn default() -> Gap {
            Gap { most: max(1, small(2u64).map_or(0, u32::from)) }
        }
    }
    impl Gap {
        pub fn most(self, most: u32) -> Gap {
            Gap { most: ::core::cmp::min(most, 100) }
        }
        pub fn eq(self, a: &u32, b: &u32) -> bool {
            max(a, b) - ::core::cmp::min(a, b) <= self.most
        }
    }
}
pub use crate::demo::gap::Gap;
#[macro_export]
macro_rules! near {
    ($a:expr, $b:expr $(, $option:ident = $value:expr)*) => {
        $crate::demo::Gap::default()$(.$option($value))*.eq(&$a, &$b)
    };
}
#[macro_export]
macro_rules! __assert {
    ($test:ident, $a:expr, $b:expr $(, $option:ident = $value:expr)*) => {
        assert!($test!($a, $b $(, $option = $value)*), "{}", stringify!($test))
    };
}
#[macro_export(local_inner_macros)]
macro_rules! assert_near {
    ($($given:tt)*) => {
        $crate::demo::__assert!(near, $($given)*)
    };
}
}

mod small {
pub mod inner {
    use core::fmt::Debug;
    pub fn small<T: TryInto<u8> + Debug + Copy>(n: T) -> Option<u8> {
        core::convert::identity(n).try_into().ok()
    }
}
}
