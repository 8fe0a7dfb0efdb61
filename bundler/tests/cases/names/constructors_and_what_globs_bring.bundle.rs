fn main() {
    println!("{}", demo::f());
}

mod demo {
mod deep {
    macro_rules! real {
        () => {
            4
        };
    }
    pub(in crate::demo) use real as Shape;
    pub(in crate::demo) use real as abs;
}
use deep::*;
macro_rules! nothing {
    () => {};
}
extern "C" {
    fn abs(n: i32) -> i32;
    nothing! {}
}
pub struct Shape(pub i32);

pub fn f() -> i32 {
    Shape(3).0 + Shape!() + unsafe { abs(-2) } + abs!()
}
}
