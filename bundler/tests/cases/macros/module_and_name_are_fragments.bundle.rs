fn main() {
    println!("{}", demo::sum());
}

mod demo {
macro_rules! answer {
    ($module:ident, $name:ident) => {
        crate::demo::$module::$name()
    };
}

pub mod first {
    pub use inner::*;

    mod inner {
        pub fn part_1() -> u32 {
            11
        }
    }
}

pub mod second {
    pub(in crate::demo) use crate::demo::first::part_1;
    pub use crate::demo::other::two as part_2;
}

mod other {
    pub fn two() -> u32 {
        2
    }
}

pub fn sum() -> u32 {
    answer!(first, part_1) + answer!(second, part_1) * 10 + answer!(second, part_2)
}
}
