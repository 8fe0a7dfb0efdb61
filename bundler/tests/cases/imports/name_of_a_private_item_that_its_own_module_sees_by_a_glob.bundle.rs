fn main() {
    println!("{}", demo::hub::inner::deep::run());
}

mod demo {
mod third {
    pub fn more() -> i32 {
        6
    }
}
mod other {
    pub fn take() -> i32 {
        5
    }
    pub fn pick() -> i32 {
        3
    }
}
pub mod hub {
    pub use super::other::*;
    pub mod inner {
        use crate::demo::third::*;
        fn pick() -> i32 {
            4
        }
        pub mod deep {
            pub fn run() -> i32 {
                super::super::pick() * 10 + super::pick() + super::super::take() + super::more()
            }
        }
    }
}
}
