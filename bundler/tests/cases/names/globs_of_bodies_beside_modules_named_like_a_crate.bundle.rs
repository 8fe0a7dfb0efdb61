use demo::beside;

fn main() {
    println!("{} {}", beside::by_name(), beside::without());
    println!("{} {}", beside::of_a_third(), demo::importing::by_glob());
}

mod demo {
pub mod user {
use crate::helper;
    pub fn four() -> i32 {
        helper::two() * 2
    }
}
pub mod third {
    pub fn three() -> i32 {
        3
    }
}
pub mod beside {
    pub mod helper {
        pub fn two() -> i32 {
            200
        }
    }
    pub fn by_name() -> i32 {
        use crate::demo::user;
        user::four() + helper::two()
    }
    pub fn without() -> i32 {
        use crate::demo::user::*;
        four()
    }
    pub fn of_a_third() -> i32 {
        use crate::demo::third::*;
        three() + helper::two()
    }
}
pub mod importing {
    use crate::helper;
    pub fn by_glob() -> i32 {
        use crate::demo::user::*;
        four() + helper::two()
    }
}
}

mod helper {
pub fn two() -> i32 {
    2
}
}
