use demo::{Thing, Value};

fn main() {
    println!("{}", Thing.value());
}

mod demo {
pub trait Value {
    fn value(&self) -> i32;
}
pub struct Thing;
macro_rules! given {
    ($of:ident $ty:ident) => {
        impl $of for $ty {
            fn value(&self) -> i32 {
                7
            }
        }
    };
}
macro_rules! apply {
    ($name:ident $($rest:tt)*) => {
        $name!($($rest)*);
    };
}
macro_rules! make {
    ($name:ident, $maker:ident) => {
        pub fn $name() -> i32 {
            apply!($maker Value Thing);
            1
        }
    };
}
make!(spare, given);
}
