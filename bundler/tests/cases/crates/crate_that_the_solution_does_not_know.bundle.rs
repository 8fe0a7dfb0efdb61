mod inner {
    use super::*;
    use crate::user::nested::*;

    pub fn all() -> i32 {
        tools::value() + value()
    }
}

fn value() -> i32 {
    user::value()
}

fn main() {
    println!("{}", inner::all());
}

mod user {
use crate::tools_lib as tools;
pub fn value() -> i32 {
    tools::value()
}

pub mod nested {
    pub mod tools {
        pub fn value() -> i32 {
            7
        }
    }
}
}

mod tools_lib {
pub fn value() -> i32 {
    1
}
}
