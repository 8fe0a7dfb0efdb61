fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod macros {
    macro_rules! half {
        ($e:expr) => {
            $e / 2
        };
    }
    pub(in crate::demo) use half;
}
pub mod user {
    use crate::demo::macros::half;
    pub fn f() -> i32 {
        half!(10) + crate::demo::macros::half!(4)
    }
}
}
