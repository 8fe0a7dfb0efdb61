fn main() {
    println!("{}", demo::user::six());
}

mod demo {
macro_rules! import {
    ($($path:tt)*) => {
        use $($path)*;
    };
}
macro_rules! area {
    () => {{
        import!(self::shapes::*);
        area()
    }};
}
pub mod user {
    mod shapes {
        pub fn area() -> i32 {
            6
        }
    }
    pub fn six() -> i32 {
        area!()
    }
}
}
