fn main() {
    use demo::Name;
    println!("{}", 5i32.name());
}

mod demo {
pub use crate::t::Name;
pub struct Lib;
impl Name<Lib> for i32 { fn name(self) -> &'static str { "library's" } }
}

mod t {
pub trait Name<X> { fn name(self) -> &'static str; }
}
