use demo::sum;

fn main() {
    println!("{}", sum!(1, 2, 3));
}

mod demo {
pub fn finish(n: i32) -> i32 {
    n * 1000
}

macro_rules! sum {
    () => {
        $crate::demo::zero!()
    };
    ($head:expr $(, $tail:expr)*) => {
        $head + $crate::demo::sum!($($tail),*)
    };
}

macro_rules! zero {
    () => {
        $crate::demo::finish(1)
    };
}
pub(crate) use sum;
pub(crate) use zero;
}
