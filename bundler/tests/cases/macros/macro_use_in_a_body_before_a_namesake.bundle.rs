fn main() {
    println!("{:?} {:?}", demo::early(), demo::late());
}

mod demo {
use crate::dep::vec;
macro_rules! wrap {
    ($($t:tt)*) => {
        vec![$($t)*]
    };
}
pub fn early() -> Vec<i32> {
    wrap![7]
}
macro_rules! vec {
    ($($x:expr),*) => {
        ::std::vec![$($x + 1),*]
    };
}
pub fn late() -> Vec<i32> {
    wrap![7]
}
}

mod dep {
macro_rules! vec {
    ($($x:expr),*) => {
        ::std::vec![$($x * 10),*]
    };
}
pub(crate) use vec;
}
