fn main() {
    println!("{}", demo::user::f());
}

mod demo {
pub mod shape {
    pub fn three() -> i32 {
        3
    }
}
pub mod user {
    use crate::demo::shape::*;
    pub fn f() -> i32 {
        three()
    }
}
}
