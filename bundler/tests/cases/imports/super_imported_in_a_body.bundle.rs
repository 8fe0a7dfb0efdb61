fn main() {
    println!("{}", demo::inner::sum());
}

mod demo {
pub fn one() -> u32 { 1 }
pub mod inner {
    pub fn two() -> u32 { 2 }
    pub fn sum() -> u32 {
        use super::{self as up};
        use self::{self as here};
        use crate::demo::{self as root};
        use crate::demo as again;
        up::one() + here::two() + root::one() + again::inner::two()
    }
}
}
