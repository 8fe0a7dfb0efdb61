use demo::{Shape, Show, Square};

fn main() {
    let shape: Box<dyn Shape + Send> = Box::new(Square(3));
    println!("{} {}", shape.show(), shape.twice());
}

mod demo {
pub trait Shape {
    fn area(&self) -> u32;
}
impl dyn Send + Shape {
    pub fn twice(&self) -> u32 {
        self.area() * 2
    }
}
pub struct Square(pub u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
pub trait Unused {
    fn area(&self) -> u32;
}
pub trait Show {
    fn show(&self) -> String;
}
impl Show for dyn Send + Shape {
    fn show(&self) -> String {
        format!("{}", self.area())
    }
}
impl Show for dyn Send + Unused {
    fn show(&self) -> String {
        format!("unused {}", self.area())
    }
}
}
