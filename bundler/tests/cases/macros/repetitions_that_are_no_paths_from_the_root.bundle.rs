
fn main() {
    println!("{}", demo::told());
}

mod demo {
use crate::find;

macro_rules! pairs {
    ($($n:expr),*) => {
        [$((1, $n)),*]
    };
}
macro_rules! sums {
    ($($n:expr),*) => {
        [$(5 + $n),*]
    };
}
macro_rules! doubles {
    ($($n:expr),*) => {
        [$(crate::demo::double($n)),*]
    };
}
pub fn double(n: u8) -> u8 {
    find::twice(n)
}
pub fn told() -> String {
    format!("{:?} {:?} {:?}", pairs!(2), sums!(3), doubles!(4, 5))
}
}

mod find {
pub fn twice(n: u8) -> u8 {
    2 * n
}
}
