use demo::near;

fn main() {
    println!("{} {} {}", demo::outer::shape(), near::length(), near::width());
}

mod demo {
#![allow(non_camel_case_types, dead_code)]
pub mod outer {
    pub mod inner {
        pub fn shape() -> i32 {
            3
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
        pub fn width() -> i32 {
            5
        }
    }
    pub use self::relay::*;
    pub use self::right::*;
}
}
