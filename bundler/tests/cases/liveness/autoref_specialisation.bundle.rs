use demo::{ByReference, ByValue, Wrap};

fn main() {
    println!("{} {}", (&Wrap(1)).kind(), (&Wrap("x")).kind());
}

mod demo {
pub struct Wrap<T>(pub T);
pub trait ByValue {
    fn kind(&self) -> &'static str;
}
pub trait ByReference {
    fn kind(&self) -> &'static str;
}
impl ByValue for Wrap<i32> {
    fn kind(&self) -> &'static str {
        "by value"
    }
}
impl<T> ByReference for &Wrap<T> {
    fn kind(&self) -> &'static str {
        "by reference"
    }
}
}
