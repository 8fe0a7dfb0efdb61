use demo::*;

mod demo {
pub fn main() {
    println!("main of {}", crate::demo::name());
}
pub fn name() -> &'static str {
    "the library"
}
}
