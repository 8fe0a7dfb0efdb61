fn main() {
    println!("{}", demo::hub::inner::pick());
}

mod demo {
#![allow(unused_imports)]
pub mod two {
    pub mod inner {
        pub fn pick() -> u8 {
            2
        }
    }
}
pub mod hub {
    #[cfg(not(debug_assertions))]
    pub use super::two::inner;
    #[cfg(debug_assertions)]
    pub use super::two::inner;
}
}
