fn main() {
    println!("{}", demo::beside::all());
}

mod demo {
pub mod user {
use crate::helper;
    pub fn four() -> i32 {
        helper::two() * 2
    }
}
mod deep {
    pub fn one() -> i32 {
        1
    }
}
pub mod other {
    pub use crate::demo::deep::*;
    mod helper {
        pub fn three() -> i32 {
            3
        }
    }
    pub fn five() -> i32 {
        helper::three() + 2
    }
}
pub mod beside {
use crate::helper;
    use crate::demo::other::*;
    pub fn all() -> i32 {
        use crate::demo::user::*;
        four() + helper::two() + five() + one()
    }
}
}

mod helper {
pub fn two() -> i32 {
    2
}
}
