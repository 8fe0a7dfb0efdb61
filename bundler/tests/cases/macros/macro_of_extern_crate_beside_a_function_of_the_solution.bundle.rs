use crate::demo::read_macro::read;
fn read() -> i32 {
    5
}
fn main() {
    println!("{} {}", read!(i32), read());
}

mod demo {
macro_rules! read {
    ($t:ty) => { $crate::demo::read::<$t>() };
}
pub fn read<T: Default>() -> T {
    T::default()
}
pub(crate) mod read_macro { pub(crate) use read; }
}
