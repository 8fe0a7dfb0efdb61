#![recursion_limit = "300"]
fn main() {
    let value = unsafe { std::mem::transmute::<u32, i32>(demo::two()) };
    println!("{value}");
}

mod demo {
macro_rules! count {
    () => { 0 };
    ($first:tt $($rest:tt)*) => { 1 + $crate::demo::count!($($rest)*) };
}
pub fn two() -> u32 {
    count!(a b)
}
pub(crate) use count;
}
