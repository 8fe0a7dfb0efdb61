fn main() {
    println!("{}", demo::run());
}

mod demo {
mod fallback {
    pub fn same(x: i32) -> i32 {
        x + 1
    }
}
mod user {
    #[allow(unused_imports)]
    use crate::demo::fallback::*;
    #[cfg(not(local))]
    use std::convert::identity as same;
    pub fn run() -> i32 {
        same(2)
    }
}
pub use user::run;
}
