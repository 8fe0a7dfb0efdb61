
fn main() {
    println!("{}", demo::last::f());
}

mod demo {
#[cfg(unix)]
use crate::tools;

mod deeper {
    pub fn one() -> i32 {
        1
    }
}
pub mod deep {
    pub use crate::demo::deeper::*;
    mod tools {
        pub fn four() -> i32 {
            4
        }
    }
    pub fn five() -> i32 {
        tools::four() + 1
    }
}
pub use crate::demo::deep::*;
pub mod last {
    pub fn f() -> i32 {
        crate::tools::three() + crate::demo::one() + crate::demo::five()
    }
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
