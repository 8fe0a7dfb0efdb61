fn main() {
    println!("{} {}", demo::number!(), demo::seven());
}

mod demo {
mod inner {
    pub fn four() -> i32 {
        4
    }
}
use inner::*;
macro_rules! number {
    () => {
        3
    };
}
pub fn seven() -> i32 {
    four() + crate::demo::number!()
}
pub(crate) use number;
}
