fn main() {
    let shapes: demo::Shapes = vec![Box::new(demo::Square(2)), Box::new(demo::Square(3))];
    println!("{:?} {:?}", shapes[0], shapes[1].source());
    println!("{}", demo::describe(demo::largest(&shapes).unwrap()));
    let change: demo::Change = Box::new(|n| n + 1);
    println!("{}", demo::sum(&mut (0..3), &*change));
}

mod demo {
use std::fmt;

pub trait Shape {
    fn area(&self) -> u32;
    fn source(&self) -> &dyn (::std::fmt::Debug) {
        &1
    }
    fn cause(&self) -> Option<&dyn (::std::error::Error)> {
        None
    }
}
pub struct Square(pub u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
pub type Shapes = Vec<Box<dyn Shape + Send>>;
pub type Change = Box<dyn Fn(u32) -> u32 + Send>;
impl<'s> dyn Shape + 's {
    fn twice(&self) -> u32 {
        self.area() * 2
    }
}
impl fmt::Debug for dyn Shape + Send {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "shape of {}", self.area())
    }
}
pub fn largest<'a>(shapes: &'a Shapes) -> Option<&'a dyn Shape> {
    let by = |shape: &&Box<dyn Shape + Send>| shape.area();
    shapes.iter().max_by_key(by).map(|shape| &**shape as &dyn Shape)
}
pub fn sum(numbers: &mut dyn Iterator<Item = u32>, change: &((dyn Fn(u32) -> u32 + Send))) -> u32 {
    numbers.map(|n| change(n)).sum()
}
pub fn describe(shape: &dyn Shape) -> String {
    format!("{} {} {}", shape.twice(), <dyn Shape>::area(shape), shape.cause().is_none())
}
}
