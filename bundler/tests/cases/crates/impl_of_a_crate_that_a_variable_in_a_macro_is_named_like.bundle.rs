fn main() {
    use demo::Name;
    for other in 0..2 {
        println!("{} {}", demo::inside(), other);
        assert!(other < 2, "{other}");
    }
    println!("{}", 5i32.name());
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
    "x"
}
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
