#[allow(unused_imports)]
use demo::*;

fn main() {
    println!("{} {}", sum(), k::run());
    #[cfg(local)]
    {
        println!("{} {} {}", demo::re_exported(), globbed(), Small(3).get());
        if let demo::Sort::One(n) = demo::Sort::One(MOST) {
            println!("{n} {}", demo::chained() + demo::q::z::by_path());
        }
    }
}

mod demo {
pub mod a {
    pub fn by_import() -> i32 {
        1
    }
    pub fn by_re_export() -> i32 {
        2
    }
    pub fn by_glob() -> i32 {
        3
    }
    pub fn by_chain() -> i32 {
        4
    }
    pub fn by_path() -> i32 {
        5
    }
    pub struct Big(pub i32);
    impl Big {
        pub fn get(&self) -> i32 {
            self.0
        }
    }
    pub const LIMIT: i32 = 7;
}
pub mod b {
    pub fn hidden() -> i32 {
        8
    }
}
pub mod kinds {
    pub enum Kind {
        One(i32),
        Two,
    }
}
use a::by_import as imported;
pub use a::by_glob as globbed;
pub use a::by_re_export as re_exported;
pub use a::Big as Small;
pub use a::LIMIT as MOST;
pub use kinds::Kind as Sort;
pub mod q {
    pub use super::a::by_chain as e;
    pub use crate::demo::a as z;
}
pub use q::e as chained;

macro_rules! inner {
    () => {
        9
    };
}
pub(in crate::demo) use inner as outer;

pub mod hide {
    pub use super::b::hidden as shown;
}
pub mod k {
    use super::hide::*;
    #[cfg(not(local))]
    fn shown() -> i32 {
        2
    }
    pub fn run() -> i32 {
        shown()
    }
}

pub fn sum() -> i32 {
    #[cfg(local)]
    {
        imported() + outer!()
    }
    #[cfg(not(local))]
    {
        1
    }
}
}
