fn main() {
    println!("{}", demo::outer!());
}

mod demo {
pub(crate) use crate::outer;
macro_rules! complete {
    ($($call:tt)*) => {
        $($call)*()
    };
}
#[macro_export]
macro_rules! given {
    () => {
        4
    };
}
#[macro_export(local_inner_macros)]
macro_rules! outer {
    () => {{
        let plain = 1;
        $crate::demo::complete!(given!) + plain
    }};
}
pub(crate) use complete;
}
