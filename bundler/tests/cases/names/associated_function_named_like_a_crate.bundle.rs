use demo::Make;

fn main() {
    demo::go::<()>();
    println!("{} {}", <() as Make>::Made::shapes(), shapes::area());
}

mod demo {
pub trait Make {
    type Made;
}
pub struct Value;
impl Value {
    pub fn shapes() -> u32 {
        2
    }
}
impl Make for () {
    type Made = Value;
}
pub fn go<T: Make<Made = Value>>() {
    assert_eq!(2u32, <T as Make>::Made::shapes());
    println!("{}", <T as Make>::Made::shapes() + crate::shapes::area());
}
}

mod shapes {
pub fn area() -> u32 {
    1
}
}
