use demo::{Circle, Shape, Square};

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(2)), Box::new(Circle(1))];
    for shape in &shapes {
        println!("{}", shape.name());
    }
}

mod demo {
pub trait Shape {
    fn area(&self) -> i32;
    fn name(&self) -> String {
        format!("shape of {}", self.area())
    }
}
pub struct Square(pub i32);
pub struct Circle(pub i32);
impl Shape for Square {
    fn area(&self) -> i32 {
        self.0 * self.0
    }
}
impl Shape for Circle {
    fn area(&self) -> i32 {
        3 * self.0 * self.0
    }
    fn name(&self) -> String {
        "circle".to_string()
    }
}
}
