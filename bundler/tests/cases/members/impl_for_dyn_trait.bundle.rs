use demo::{Shape, Square};

fn main() {
    let shape: Box<dyn Shape> = Box::new(Square(3));
    println!("{} {}", shape.twice(), demo::area(&shape));
}

mod demo {
pub trait Shape {
    fn area(&self) -> i32;
}
pub struct Square(pub i32);
impl Shape for Square {
    fn area(&self) -> i32 {
        self.0 * self.0
    }
}
impl dyn Shape {
    pub fn twice(&self) -> i32 {
        2 * self.area()
    }
}
impl Shape for Box<dyn Shape> {
    fn area(&self) -> i32 {
        (**self).area() + 1000
    }
}
pub fn area(shape: &impl Shape) -> i32 {
    shape.area()
}
}
