mod bare {
    #![no_implicit_prelude]

    pub fn one() -> u32 {
        1
    }
}

fn main() {
    println!("{} {} {}", demo::deep::many(), demo::deep::text(), bare::one());
}

mod demo {
#![allow(unused_attributes)]
pub(crate) use deep::count;
pub mod deep {
macro_rules! count {
    () => { 0 };
    ($first:tt $($rest:tt)*) => { 1 + $crate::demo::count!($($rest)*) };
}
pub fn many() -> u32 {
    count!(a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a )
}
pub fn text() -> String {
    std::iter::repeat("a").take(2).collect()
}
pub(crate) use count;
}
}
