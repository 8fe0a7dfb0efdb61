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
macro_rules! named {
    ($name:ty, $text:literal) => {
        impl t::Name<Other> for $name {
            fn name(self) -> &'static str {
                $text
            }
        }
    };
}
named!(i32, "other's, by value");
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
