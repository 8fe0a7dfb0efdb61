
fn main() {
    demo::go::<()>();
}

mod demo {
pub trait Make {
    type Made;
}
pub struct Value;
impl Value {
    pub fn method() -> u32 {
        2
    }
}
impl Make for () {
    type Made = Value;
}
pub fn method() -> u32 {
    7
}
pub fn go<T: Make<Made = Value>>() {
    assert_eq!(2u32, <T as Make>::Made::method());
    println!("{}", <T as Make>::Made::method() + method());
    println!("{}", <T as Make> ::Made::method() + crate::demo::method());
}
}
