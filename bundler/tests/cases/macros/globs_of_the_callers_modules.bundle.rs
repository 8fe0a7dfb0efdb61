fn main() {
    println!("{}", demo::user::twelve());
}

mod demo {
macro_rules! with_inner {
    ($value:expr) => {{
        use self::inner::*;
        $value
    }};
}
pub mod user {
    mod inner {
        pub fn area() -> i32 {
            6
        }
        pub trait Double {
            fn double(&self) -> i32;
        }
        impl Double for i32 {
            fn double(&self) -> i32 {
                self * 2
            }
        }
    }
    pub fn twelve() -> i32 {
        with_inner!(area().double())
    }
}
}
