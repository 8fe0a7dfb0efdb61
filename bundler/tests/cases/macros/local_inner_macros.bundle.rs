mod demo {
pub use std::vec;
macro_rules! outer {
    ($e:expr) => {
        $crate::demo::inner!($e) + 1
    };
    (@ inner! $e:expr) => {
        $crate::demo::inner!($e) != 1
    };
    ($a:expr, $b:expr) => {{
        let all: Vec<i32> = $crate::demo::vec![$crate::demo::sum!($crate::demo::inner!($a), $crate::demo::inner!($b)), $crate::demo::inner!(1)];
        all.len()
    }};
    ($name:ident $e:expr) => {
        $name!($e)
    };
}
macro_rules! inner {
    ($e:expr) => {
        $e * 10
    };
}
macro_rules! sum {
    ($($e:expr),*) => {
        0 $(+ $e)*
    };
}
pub(crate) use outer;
pub(crate) use inner;
pub(crate) use sum;
}

macro_rules! minus {
    ($e:expr) => {
        -$e
    };
}
fn main() {
    println!("{} {} {}", demo::outer!(2), demo::outer!(@ inner! 3), demo::outer!(4, 5));
    println!("{}", demo::outer!(minus 7));
}
