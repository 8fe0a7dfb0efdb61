fn main() {
    println!("{}", demo::user::run());
}

mod demo {
#![allow(unused_imports)]
pub mod empty {}
pub mod plain {
    pub mod shapes {
        pub fn pick() -> u8 {
            1
        }
    }
    pub fn more() -> u8 {
        2
    }
}
pub mod inner {
    use crate::demo::empty as shapes;
    pub use super::plain::*;
}
pub mod other {
    pub mod shapes {
        pub fn pick() -> u8 {
            3
        }
    }
}
pub mod user {
    use super::inner::*;
    use super::other::*;
    pub fn run() -> u8 {
        shapes::pick() + more() + super::plain::shapes::pick()
    }
}
}
