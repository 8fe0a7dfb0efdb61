fn main() {
    println!("{}", demo::hub::inner::pick());
}

mod demo {
pub mod one {
    pub mod inner {
        #![cfg(windows)]
        pub fn pick() -> i32 {
            1
        }
    }
}
pub mod two {
    pub mod inner {
        pub fn pick() -> i32 {
            2
        }
    }
}
pub mod hub {
    pub use super::one::*;
    pub use super::two::*;
}
}
