fn main() {
    println!("{} {}", demo::all(), demo::show!(a + b));
}

mod demo {
pub mod inner {
    pub fn one() -> u8 {
        1
    }
}

macro_rules! show {
    ($($t:tt)*) => {
        stringify!($($t)*)
    };
}
macro_rules! sum {
    (word $($t:tt)*) => {
        sum!(more $($t)*)
    };
    (more $e:expr $(, $($rest:tt)*)?) => {
        $e + sum!(word $($($rest)*)?)
    };
    (more) => {
        0
    };
}

pub fn all() -> u8 {
    sum!(word crate::demo::inner::one(), crate::demo::inner::one())
}
pub(crate) use show;
}
