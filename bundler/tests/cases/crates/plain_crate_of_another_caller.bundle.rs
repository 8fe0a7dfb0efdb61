fn main() {
    println!("{}", user::inner::value());
}

mod user {
pub const VALUE: i32 = 5;

pub mod inner {
use crate::maker;
    maker::getter!(get);

    pub fn value() -> i32 {
        get()
    }
}
}

mod maker {
macro_rules! getter {
    ($name:ident) => {
        pub(in crate::user) fn $name() -> i32 {
            crate::user::VALUE + $crate::maker::VALUE
        }
    };
}

pub const VALUE: i32 = 70;
pub(crate) use getter;
}
