mod inner {
use crate::apart as dep;
    pub fn two() -> i32 {
        dep::two()
    }
}
fn main() {
    println!("{} {} {:?}", inner::two(), shapes::user::child::all(), shapes::named::both());
}

mod shapes {
pub mod other {
    pub mod dep {
        pub fn two() -> i32 {
            200
        }
    }
}
macro_rules! own {
    ($e:expr) => {
        $e + 1
    };
}
pub mod dep {
    pub fn five() -> i32 {
        5
    }
}
pub mod user {
use crate::apart;
    pub fn four() -> i32 {
        crate::dep_lib::two() + apart::two()
    }
    pub fn alone(dep: i32) -> i32 {
        own!(dep) + dep
    }
    pub fn behind() -> i32 {
        own!(3) + crate::shapes::dep::five()
    }
    pub fn less(n: i32) -> bool {
        n > crate::dep_lib::two()
    }
    pub mod child {
        use super::*;
        use crate::shapes::other::*;
        pub fn all() -> i32 {
            four() + alone(1) + behind() + dep::two()
        }
    }
}
pub mod named {
    use crate::shapes::user as again;
    pub mod apart {
        pub fn two() -> i32 {
            super::again::four()
        }
    }
    use again::less;
    pub fn both() -> (i32, bool) {
        (apart::two(), less(3))
    }
}
}

mod apart {
pub fn two() -> i32 {
    20
}
}

mod dep_lib {
pub fn two() -> i32 {
    2
}
}
