fn main() {
    println!("{}", demo::two());
}

mod demo {
mod plain {
use crate::demo::all::*;
pub fn two() -> Number {
    2
}
} pub use plain::*; mod numbers {
pub type Number = i64;
}
mod all {
    pub use crate::demo::numbers::Number;
}
}
