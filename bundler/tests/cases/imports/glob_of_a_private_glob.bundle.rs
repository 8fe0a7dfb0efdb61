fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod far {
    pub fn five() -> i32 {
        5
    }
}
mod near {
    use crate::demo::far::*;
    pub fn three() -> i32 {
        five() - 2
    }
}
mod other {
    pub fn four() -> i32 {
        4
    }
}
pub mod user {
    use crate::demo::near::*;
    use crate::demo::other::*;
    pub fn f() -> i32 {
        three() + four()
    }
}
}
