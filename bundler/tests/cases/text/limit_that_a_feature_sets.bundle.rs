#![recursion_limit = "300"]
fn main() {
    println!("{}", demo::many());
}

mod demo {
macro_rules! count {
    () => { 0 };
    ($first:tt $($rest:tt)*) => { 1 + $crate::demo::count!($($rest)*) };
}
pub fn many() -> u32 {
    count!(a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a )
}
pub(crate) use count;
}
