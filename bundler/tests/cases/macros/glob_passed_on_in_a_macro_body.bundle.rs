fn main() {
    println!("{}", demo::user::deep::six());
}

mod demo {
macro_rules! import {
    ($($path:tt)*) => {
        use $($path)*;
    };
}
macro_rules! area {
    () => {{
        import!(super::*);
        area()
    }};
}
pub mod user {
    pub fn area() -> i32 {
        6
    }
    pub mod deep {
        pub fn six() -> i32 {
            area!()
        }
    }
}
}
