fn main() {
    println!("{}", demo::user::three());
}

mod demo {
mod hidden {
    pub fn one() -> i32 {
        1
    }
}
mod more {
    pub fn two() -> i32 {
        2
    }
}
mod all {
    pub use super::hidden::one;
    pub use super::more::*;
}
macro_rules! import {
    ($m:ident) => {
        use crate::demo::$m::*;
    };
}
pub mod user {
    import!(all);
    pub fn three() -> i32 {
        one() + two()
    }
}
}
