
use demo::by_use as renamed;
use demo::below_too::*;

mod child {
use crate::demo::double;
    use demo;
    pub mod inner {
        use demo::by_use;
        pub fn f() -> i32 {
            by_use!(0) + crate::demo::by_use!(10)
        }
    }
    pub fn f() -> i32 {
        double!(1) + demo::double!(100)
    }
}

fn main() {
    println!("{} {} {}", double!(4), again!(1), four());
    println!("{} {} {} {}", by_use!(1), renamed!(2), child::f(), child::inner::f());
}

mod demo {
pub(crate) use crate::double;
pub(crate) use crate::by_use;
#[macro_use]
mod below {
    #[macro_export]
    macro_rules! double {
        ($e:expr) => {
            $crate::demo::below_too::twice($e)
        };
    }
}
pub mod below_too {
    pub fn twice(n: i32) -> i32 {
        2 * n
    }
    pub fn four() -> i32 {
        double!(2)
    }
}
#[macro_export]
macro_rules! again {
    ($e:expr) => {
        double!($crate::demo::double!($e))
    };
}
#[macro_export]
macro_rules! by_use {
    ($e:expr) => {
        $e + 1
    };
}
}
