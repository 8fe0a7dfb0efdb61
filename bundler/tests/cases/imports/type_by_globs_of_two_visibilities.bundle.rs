fn main() {
    println!("{}", demo::outer::run());
}

mod demo {
#![allow(non_camel_case_types, dead_code, unused_imports)]
pub mod functions {
    pub fn pick() -> u8 {
        1
    }
    pub fn take() -> u8 {
        2
    }
}
pub mod outer {
    pub mod inner {
        pub mod hub {
            pub use crate::demo::functions::*;
        }
    }
    pub fn run() -> u8 {
        inner::hub::pick() + inner::hub::take()
    }
}
}
