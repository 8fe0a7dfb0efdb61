fn main() {
    println!("{}", unsafe { demo::named::labs(-3) });
    println!("{}", unsafe { demo::all::labs(-4) });
}

mod demo {
macro_rules! declare {
    ($name:ident) => {
        pub fn $name(number: i64) -> i64;
    };
}
pub mod foreign {
    extern "C" {
        declare!(labs);
    }
}
pub mod named {
    pub use super::foreign::labs;
}
pub mod all {
    pub use super::foreign::*;
}
}
