fn main() {
    println!("{}", demo::some());
}

mod demo {
mod parts {
    pub fn alpha() -> i32 {
        1
    }
    pub mod deep {
        pub fn gamma() -> i32 {
            3
        }
    }
}

use parts::{alpha, deep::{gamma}};

pub fn some() -> i32 {
    alpha() + gamma()
}
}
