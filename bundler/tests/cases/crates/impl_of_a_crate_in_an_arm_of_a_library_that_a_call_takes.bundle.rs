fn main() {
    println!("{} {}", demo::inside(), demo::two());
}

mod demo {
use crate::other;
use crate::t::Name;
pub struct Lib;
impl Name<Lib> for &i32 {
    fn name(self) -> &'static str {
        "library's, by reference"
    }
}
pub fn inside() -> &'static str {
    5i32.name()
}
macro_rules! number {
    (there) => {
        other::three()
    };
    (here) => {
        2
    };
}
pub fn two() -> i32 {
    number!(there)
}
}

mod other {
use crate::t;
pub struct Other;
impl t::Name<Other> for i32 {
    fn name(self) -> &'static str {
        "other's, by value"
    }
}
pub fn three() -> i32 {
    3
}
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
