fn main() {
    println!("{}", demo::sum!());
}

mod demo {
pub mod inner {
    pub fn one() -> u32 { 1 }
    pub mod deep { pub fn two() -> u32 { 2 } }
}
macro_rules! sum {
    () => {{
        use $crate::demo::{self as root, inner::{self, deep as d}};
        use $crate::demo::inner::deep::*;
        root::inner::one() + inner::one() + d::two() + two()
    }};
}
pub(crate) use sum;
}
