fn main() {
    let n = demo::two() + demo::behind::late::four();
    println!("{n}");
}

mod demo {
macro_rules! item {
    ($($t:tt)*) => { $($t)* };
}
macro_rules! bring {
    ($($path:tt)*) => { item! { pub use $($path)*; } };
}
pub mod direct {
    bring!(super::*);
}
pub mod behind {
    pub use super::direct::*;
}
pub mod again {
    pub fn two() -> u8 {
        2
    }
}
pub mod late {
    pub fn four() -> u8 {
        4
    }
}
pub use crate::demo::direct::again::*;
}
