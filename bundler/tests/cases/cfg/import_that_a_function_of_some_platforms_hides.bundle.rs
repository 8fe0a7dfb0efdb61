fn main() {
    println!("{} {} {}", demo::near::run(), demo::body(), demo::made());
    println!("{}", demo::tools::value());
}

mod demo {
#![allow(unused_imports)]
pub mod tools {
    pub fn value() -> i32 {
        1
    }
    pub fn other() -> i32 {
        10
    }
}
pub mod near {
    use crate::demo::tools::{other, *};
    #[cfg(not(local))]
    fn value() -> i32 {
        2
    }
    pub fn run() -> i32 {
        value() + other()
    }
}
pub fn body() -> i32 {
    use crate::demo::tools::{other, *};
    #[cfg(not(local))]
    fn value() -> i32 {
        2
    }
    value() + other()
}
macro_rules! make {
    () => {
        #[cfg(not(local))]
        fn value() -> i32 {
            2
        }
    };
}
pub fn made() -> i32 {
    use crate::demo::tools::{other, *};
    make!();
    value() + other()
}
}
