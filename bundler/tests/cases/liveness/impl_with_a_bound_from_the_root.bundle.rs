use demo::{Own, Shown};
fn shown<T: Shown>(of: T) -> String { of.shown() }
fn main() {
    println!("{} {:?} {}", shown(Own(1)), Own(2).twice(), demo::inside());
}

mod demo {
pub trait Shown {
    fn shown(&self) -> String;
}
pub struct Own<T>(pub T);
impl<T: ::std::fmt::Debug> Shown for Own<T> {
    fn shown(&self) -> String { format!("{:?}", self.0) }
}
impl<T: ::std::clone::Clone + ::std::fmt::Debug> Own<T> {
    pub fn twice(&self) -> (T, T) { (self.0.clone(), self.0.clone()) }
}
pub fn inside() -> String {
    impl<T: ::std::fmt::Debug> Shown for Option<T> {
        fn shown(&self) -> String { format!("{:?}!", self) }
    }
    Some(4).shown()
}
}
