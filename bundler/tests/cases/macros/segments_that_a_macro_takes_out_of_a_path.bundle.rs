fn main() {
    println!("{:?}", demo::inner::told());
}

mod demo {
pub mod inner {
    macro_rules! first {
        ($name:ident $($rest:tt)*) => {
            $name()
        };
    }
    macro_rules! last {
        ($first:tt $colons:tt $name:ident) => {
            $name()
        };
    }
    macro_rules! second {
        ($colons:tt $name:ident) => {
            $name()
        };
    }
    pub fn before_a_group() -> u8 {
        1
    }
    pub fn before_a_star() -> u8 {
        2
    }
    pub fn behind_colons() -> u8 {
        3
    }
    pub fn alloc() -> u8 {
        4
    }
    pub fn core() -> u8 {
        5
    }
    pub fn told() -> [u8; 5] {
        let groups = first!(before_a_group::{word});
        let stars = first!(before_a_star::*);
        [groups, stars, second!(::behind_colons), last!(word::alloc), last!(super::core)]
    }
}
}
