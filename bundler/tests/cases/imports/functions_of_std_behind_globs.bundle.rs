fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod prelude {
    pub fn three() -> i32 {
        3
    }
}
pub mod user {
    use crate::demo::prelude::*;
    pub fn f() -> i32 {
        three()
    }
}
}
