fn other() -> i32 { 3 }
fn main() {
    use demo::Name;
    let other = other();
    println!("{} {}", demo::inside(), other);
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
