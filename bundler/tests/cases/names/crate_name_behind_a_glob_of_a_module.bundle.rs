fn main() {
    println!("{}", demo::user::child::all());
}

mod demo {
pub mod beside {
    pub mod helper {
        pub fn two() -> i32 {
            200
        }
    }
}
pub mod user {
    pub fn four() -> i32 {
        crate::helper::two() * 2
    }
    pub mod child {
        use super::*;
        use crate::demo::beside::*;
        pub fn all() -> i32 {
            four() + helper::two()
        }
    }
}
}

mod helper {
pub fn two() -> i32 {
    2
}
}
