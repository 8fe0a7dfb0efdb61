fn main() {
    println!("{}", demo::user::run());
}

mod demo {
macro_rules! import {
    ($($path:tt)*) => {
        use $($path)*;
    };
}

mod inner {
    pub fn one() -> i32 {
        1
    }
    pub mod deep {
        pub fn two() -> i32 {
            2
        }
        pub fn three() -> i32 {
            3
        }
    }
}

pub mod user {
    import!(super::inner::{one, deep::{two, three as other}});

    pub fn run() -> i32 {
        one() + two() + other()
    }
}
}
