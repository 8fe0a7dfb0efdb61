fn main() {
    println!("{} {}", demo::sum!(of 1, 2), demo::sum!(text 4));
}

mod demo {
macro_rules! sum {
    (of $($e:tt)*) => {
        $crate::demo::sum!(more $crate::demo::three(), $($e)*)
    };
    (more $e:expr, $($rest:tt)+) => {
        $e + $crate::demo::sum!(more $($rest)+)
    };
    (more $e:expr) => {
        $e
    };
    (text $e:expr) => {
        stringify!($e)
    };
}
pub fn three() -> u32 {
    3
}
pub(crate) use sum;
}
