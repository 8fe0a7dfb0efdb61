use demo::api::{forest::leaf, *};

fn main() {
    println!("{} {} {}", forest::depth(), N, leaf::N);
}

mod demo {
mod inner {
    pub mod tree {
        pub fn depth() -> i32 {
            super::base() + 1
        }
        pub mod leaf {
            pub const N: i32 = 3;
        }
    }
    fn base() -> i32 {
        10
    }
}
pub use inner::tree as forest;
pub mod api {
    pub use super::forest::{self, leaf::*};
}
}
