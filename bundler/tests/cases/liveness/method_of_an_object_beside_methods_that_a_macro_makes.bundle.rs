use demo::Shape;

fn main() {
    println!("{}", demo::shape().area() + demo::shape().width() + demo::shape().height());
}

mod demo {
macro_rules! methods {
    ($($name:ident)*) => {
        $(fn $name(&self) -> u8 {
            1
        })*
    };
}
pub trait Shape {
    methods! { width height }
    fn area(&self) -> u8;
}
pub struct Square;
impl Shape for Square {
    fn area(&self) -> u8 {
        4
    }
}
pub fn shape() -> Box<dyn Shape> {
    Box::new(Square)
}
}
