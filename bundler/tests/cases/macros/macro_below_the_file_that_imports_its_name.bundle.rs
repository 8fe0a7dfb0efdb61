fn main() {
    println!("{} {}", demo::child::f(), demo::one());
}

mod demo {
pub mod child {
// A long line, so that the call stands behind the place that the other macro has in the file above: ............................
use crate::demo::inner::real as number;
pub fn f() -> i32 {
    number!()
}
}
macro_rules! number {
    () => {
        1
    };
}
pub fn one() -> i32 {
    number!()
}
pub mod inner {
    macro_rules! real {
        () => {
            crate::demo::inner::three()
        };
    }
    pub(in crate::demo) use real;
    pub fn three() -> i32 {
        3
    }
}
}
