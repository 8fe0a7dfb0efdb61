fn main() {
    println!("{}", demo::outer::inner::sum());
}

mod demo {
pub mod outer {
    pub fn one() -> u32 {
        1
    }
    pub mod inner {
        use super::{self as up, super::{self as top, two}};
        use crate::demo::{self as root};
        use self::{deep as below, deep::{self as same, three}};

        pub fn sum() -> u32 {
            up::one() + top::two() + two() + root::two() + below::three() + same::three() + three()
        }
        pub mod deep {
            pub fn three() -> u32 {
                3
            }
        }
    }
}
pub fn two() -> u32 {
    2
}
}
