use demo::{Name, S};

fn main() {
    println!("{}", S.name());
}

mod demo {
pub trait Marker {}
pub trait Name {
    fn name(&self) -> &'static str;
}
impl<T: Marker> Name for T {
    fn name(&self) -> &'static str {
        "marked"
    }
}
pub struct S;
impl Marker for S {}
}
