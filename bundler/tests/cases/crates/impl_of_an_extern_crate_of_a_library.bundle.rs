fn main() {
    use demo::Name;
    println!("{} {}", demo::inside(), 5i32.name());
}

mod demo {
pub use crate::t::Name;
pub struct Lib;
impl Name<Lib> for &i32 {
    fn name(self) -> &'static str {
        "library's, by reference"
    }
}
pub fn inside() -> &'static str {
    5i32.name()
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
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
