use demo::all::twice;

fn main() {
    println!("{}", twice!(4));
}

mod demo {
pub mod all {
    pub use crate::demo::*;
}
macro_rules! twice {
    ($x:expr) => {
        2 * $x
    };
}
pub(crate) use twice;
}
