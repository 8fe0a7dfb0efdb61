fn main() {
    println!("{}", demo::inside());
}

mod demo {
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
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
