fn main() {
    let _ = demo::Left;
    println!("{}", demo::shifted(1.5));
}

mod demo {
use std::ops::Shl;

pub struct Left;
pub struct Right;
impl Shl<Left> for f32 {
    type Output = &'static str;
    fn shl(self, _: Left) -> &'static str {
        "f32"
    }
}
impl Shl<Right> for f64 {
    type Output = &'static str;
    fn shl(self, _: Right) -> &'static str {
        "f64"
    }
}
impl From<i32> for Left {
    fn from(_: i32) -> Left {
        Left
    }
}
impl From<i32> for Right {
    fn from(_: i32) -> Right {
        Right
    }
}
pub fn shifted<T, X: From<i32>>(number: T) -> &'static str
where
    T: Shl<X, Output = &'static str>,
{
    number << 1.into()
}
}
