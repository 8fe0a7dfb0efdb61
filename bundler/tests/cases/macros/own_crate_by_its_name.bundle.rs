mod demo {
pub mod demo {
    pub fn two() -> i32 {
        2
    }
}

pub mod parts {
    use crate::demo::demo;

    pub trait Twice {
        fn twice(&self) -> i32;
    }
    impl Twice for i32 {
        fn twice(&self) -> i32 {
            demo::two() * *self
        }
    }
    pub struct Pair<T>(pub T, pub T);
}

macro_rules! import {
    ($name:ident) => {
        use crate::demo::demo::two as $name;
    };
}
macro_rules! pair {
    ($of:ty) => { crate::demo::parts::Pair<$of> };
    ($a:expr, $b:expr) => {{
        use crate::demo::parts::Twice as _;
        crate::demo::parts::Pair($a.twice(), $b.twice())
    }};
}
macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                crate::demo::demo::two()
            };
        }
    };
}
pub(crate) use import;
pub(crate) use pair;
pub(crate) use maker;
}

demo::import!(two);
demo::maker!(made);

mod inner {
    mod demo {}
    pub fn sum() -> i32 {
        let pair: crate::demo::pair!(i32) = crate::demo::pair!(3, 4);
        pair.0 + pair.1 + made!()
    }
}

fn main() {
    println!("{} {}", inner::sum(), two());
}
