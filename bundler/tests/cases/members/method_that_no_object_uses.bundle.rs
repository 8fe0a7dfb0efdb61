use demo::{Line, Shape, Square};

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(3)), Box::new(Line(4))];
    for shape in &shapes {
        println!("{} {}", shape.name(), shape.area());
    }
}

mod demo {
pub trait Shape {
    fn area(&self) -> u32;
    fn name(&self) -> &'static str;
}
pub struct Square(pub u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
    fn name(&self) -> &'static str {
        "square"
    }
}
pub struct Line(pub u32);
impl Shape for Line {
    fn area(&self) -> u32 {
        0
    }
    fn name(&self) -> &'static str {
        "line"
    }
}
}
