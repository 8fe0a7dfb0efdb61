fn main() {
    println!("{} {}", demo::twice(1), demo::twice!(1));
    println!("{} {}", demo::user::sum(), demo::user::Pair(7).0);
}

mod demo {
macro_rules! twice {
    ($value:expr) => {
        $value * 2
    };
}
mod inner {
    pub fn twice(value: i32) -> i32 {
        value * 20
    }
    pub fn env() -> i32 {
        5
    }
    macro_rules! pair {
        ($value:expr) => {
            $value * 3
        };
    }
    pub(in crate::demo) use pair as Pair;
}
pub use inner::*;
pub mod user {
    use super::inner::*;
    use std::env;
    pub struct Pair(pub i32);
    pub fn sum() -> i32 {
        let arguments = env::args().count().min(0) as i32;
        arguments + env() + Pair!(4)
    }
}
pub(crate) mod twice_macro { pub(crate) use twice; }
pub(crate) use twice_macro::twice;
}
