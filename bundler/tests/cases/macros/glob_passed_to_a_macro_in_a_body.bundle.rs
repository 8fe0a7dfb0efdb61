fn main() {
    println!("{}", demo::user::eight());
}

mod demo {
macro_rules! import {
    ($($path:tt)*) => {
        use $($path)*;
    };
}
mod arithmetic {
    pub fn double(value: i32) -> i32 {
        value * 2
    }
    pub mod inner {
        pub const TWO: i32 = 2;
    }
}
pub use self::arithmetic::*;
pub mod user {
    pub fn eight() -> i32 {
        import!(crate::demo::*);
        double(2 * inner::TWO)
    }
}
}
