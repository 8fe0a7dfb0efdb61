use demo::{area, Square, Twice};

fn main() {
    let twice = Twice(Square(3));
    println!("{} {}", twice.area(), area(&twice));
}

mod demo {
pub trait Area {
    fn area(&self) -> i32;
}
pub struct Square(pub i32);
impl Area for Square {
    fn area(&self) -> i32 {
        self.0 * self.0
    }
}
pub struct Twice<T>(pub T);
impl<T: Area> Twice<T> {
    pub fn area(&self) -> i32 {
        2 * self.0.area()
    }
}
impl<T: Area> Area for Twice<T> {
    fn area(&self) -> i32 {
        self.area() + 1000
    }
}
pub fn area<T: Area>(t: &T) -> i32 {
    t.area()
}
}
