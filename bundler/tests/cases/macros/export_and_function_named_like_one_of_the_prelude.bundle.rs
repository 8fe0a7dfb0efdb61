fn main() {
    println!("{} {}", demo::drop(1), demo::drop!(2));
}

mod demo {
pub(crate) use crate::drop;
pub fn drop(x: i32) -> i32 {
    x * 3
}
#[macro_export]
macro_rules! drop {
    ($e:expr) => { $crate::demo::drop($e) };
}
}
