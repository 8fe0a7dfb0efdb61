use demo::{Shape, Show, Square};

fn main() {
    let shape: &Shape = &Square(3);
    println!("{} {}", shape.twice(), shape.show());
}

mod demo {
pub trait Shape {
    fn area(&self) -> u32;
}
pub trait Show {
    fn show(&self) -> String;
}
impl dyn (Shape) {
    pub fn twice(&self) -> u32 {
        self.area() * 2
    }
}
impl Show for dyn (Shape) {
    fn show(&self) -> String {
        format!("{}", self.area())
    }
}
pub trait Unused {
    fn area(&self) -> u32;
}
impl dyn (Unused) {
    pub fn twice(&self) -> u32 {
        self.area() * 3
    }
}
impl Show for dyn (Unused) {
    fn show(&self) -> String {
        format!("{} {}", self.area(), self.twice())
    }
}
pub struct Square(pub u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
}
