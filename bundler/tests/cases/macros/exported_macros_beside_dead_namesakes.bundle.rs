fn main() {
    println!("{} {}", demo::twice!(4), demo::thrice!(5));
}

mod demo {
macro_rules! twice {
    ($e:expr) => {
        2 * $e
    };
}
macro_rules! thrice {
    ($e:expr) => {
        3 * $e
    };
}
pub(crate) use twice;
pub(crate) use thrice;
}
