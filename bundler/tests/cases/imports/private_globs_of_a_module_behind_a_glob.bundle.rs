fn main() {
    println!("{}", demo::user::f());
}

mod demo {
#![allow(unused_imports)]
pub mod hub {
    pub fn eight() -> i32 {
        8
    }
}
pub mod user {
    use crate::demo::hub::*;
    fn one() -> i32 {
        11
    }
    fn two() -> i32 {
        12
    }
    fn three() -> i32 {
        13
    }
    fn four() -> i32 {
        14
    }
    fn five() -> i32 {
        15
    }
    pub fn f() -> i32 {
        one() + two() + three() + four() + five() + eight()
    }
}
}
