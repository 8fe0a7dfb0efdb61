use demo::{circle, near, outer, own};

fn main() {
    println!("{} {}", outer::shape(), outer::two());
    println!("{} {}", circle::ring(), circle::four());
    println!("{} {}", near::length(), near::area());
    println!("{}", own::point());
}

mod demo {
#![allow(non_camel_case_types)]
pub mod outer {
    pub mod inner {
        pub fn shape() -> i32 {
            3
        }
        pub use super::more::*;
    }
    pub mod more {
        pub fn two() -> i32 {
            2
        }
    }
    pub use self::inner::*;
}
pub mod circle {
    pub mod inner {
        pub fn ring() -> i32 {
            3
        }
        pub use super::relay::*;
    }
    pub mod relay {
        pub fn four() -> i32 {
            4
        }
    }
    pub use self::inner::*;
}
pub mod near {
    pub mod relay {
        pub mod far {
            pub fn length() -> i32 {
                4
            }
        }
        pub use self::far::*;
    }
    pub mod right {
        pub fn area() -> i32 {
            5
        }
    }
    pub use self::relay::*;
    pub use self::right::*;
}
pub mod own {
    pub fn point() -> i32 {
        6
    }
}
}
