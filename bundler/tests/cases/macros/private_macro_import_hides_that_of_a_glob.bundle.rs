fn main() {
    println!("{}", demo::user::run());
}

mod demo {
#![allow(unused_imports, unused_macros)]
macro_rules! first {
    ($($number:expr),*) => {
        [99u8]
    };
}
macro_rules! second {
    ($($number:expr),*) => {
        [98u8]
    };
}
pub(in crate::demo) use first;
pub(in crate::demo) use second;
pub mod plain {
    pub(in crate::demo) use crate::demo::first as vec;
    pub fn more() -> u8 {
        2
    }
}
pub mod inner {
    use crate::demo::second as vec;
    pub(in crate::demo) use super::plain::*;
}
pub mod user {
    use super::inner::*;
    pub fn run() -> u8 {
        let numbers = vec![3u8];
        let others = super::plain::vec![3u8];
        numbers[0] + more() + others[0]
    }
}
}
