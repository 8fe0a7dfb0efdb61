fn main() {
    println!("{}", demo::user::child::all());
}

mod demo {
pub mod other {
    pub mod dep {
        pub fn two() -> i32 {
            200
        }
    }
}
pub mod user {
use crate::dep;
    pub fn four() -> i32 {
        dep::two()
    }
    pub mod child {
        use crate::demo::other::*;
        pub fn all() -> i32 {
            super::four() + dep::two()
        }
    }
}
}

mod dep {
pub fn two() -> i32 { 2 }
}
