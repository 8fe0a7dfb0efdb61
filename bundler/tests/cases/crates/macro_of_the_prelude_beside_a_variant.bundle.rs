fn main() {
    println!("{}", demo::f());
}

mod demo {
use crate::tools::real as three;
use crate::tools;

pub fn f() -> i32 {
    three!() + tools::three as i32 + tools::six()
}
}

mod tools {
macro_rules! real {
    () => {
        3
    };
}
pub mod macros {
    pub fn six() -> i32 {
        6
    }
}
pub mod kinds {
    #[allow(non_camel_case_types)]
    pub enum Kind {
        three = 4,
    }
}
pub use self::kinds::Kind::*;
pub use self::macros::*;
pub(crate) use real;
}
