fn main() {
    println!("{}", demo::f());
}

mod demo {
mod deep {
    pub mod inner {
        pub fn three() -> i32 {
            3
        }
    }
}
use deep::*;
use inner::three;

pub fn f() -> i32 {
    three()
}
}
