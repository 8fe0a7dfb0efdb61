fn main() {
    println!("{} {}", demo::by_its_text::c(), demo::behind_a_glob::c());
    println!("{} {} {}", demo::as_a_macro::called(), demo::by_its_text::both(), demo::generic());
}

mod demo {
macro_rules! same {
    ($($tokens:tt)*) => {
        $($tokens)*
    };
}
macro_rules! function {
    ($name:ident) => {
        pub fn $name() -> u8 {
            1
        }
    };
}
macro_rules! rules {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                2
            };
        }
    };
}
pub mod by_its_text {
use crate::z;
    pub(crate) use z as c;
    same! {
        pub fn z() -> u8 {
            1
        }
    }
    pub fn both() -> u8 {
        c() + c::f()
    }
}
pub mod behind_a_glob {
use crate::z;
    pub mod deep {
        function! {z}
    }
    pub use self::deep::*;
    pub(crate) use z as c;
}
pub mod as_a_macro {
use crate::z;
    rules! {z}
    pub(in crate::demo) use z as d;
    pub fn called() -> u8 {
        d!() + d::f()
    }
}
pub fn generic() -> u8 {
    mod a {
        pub fn h() -> u8 {
            z::<u8>(3)
        }
        fn z<T>(n: T) -> T {
            n
        }
    }
    a::h()
}
}

mod z {
pub fn f() -> u8 { 7 }
}
