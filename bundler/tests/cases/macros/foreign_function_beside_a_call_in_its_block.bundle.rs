fn main() {
    println!("{}", unsafe { demo::user::abs(-3) });
    println!("{}", unsafe { demo::foreign::labs(-4) });
}

mod demo {
macro_rules! declare {
    ($name:ident) => {
        pub fn $name(number: i64) -> i64;
    };
}
pub mod foreign {
    extern "C" {
        pub fn abs(number: i32) -> i32;
        declare!(labs);
    }
}
pub mod user {
    pub use super::foreign::abs;
}
}
