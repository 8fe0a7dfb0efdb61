#![recursion_limit = "300"]
fn main() {
    println!("{}", demo::n());
}

mod demo {
macro_rules! count {
    () => { 0usize };
    ($head:tt $($tail:tt)*) => { 1usize + $crate::demo::count!($($tail)*) };
}

pub fn n() -> usize {
    count!(x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
        x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
        x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x)
}
pub(crate) use count;
}
