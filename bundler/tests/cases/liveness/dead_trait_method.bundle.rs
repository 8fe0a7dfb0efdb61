use demo::Shape;
struct Own;
impl Own {
    fn size(&self) -> u32 {
        3
    }
}
fn main() {
    println!("{} {}", demo::Square(3).area(), Own.size());
}

mod demo {
pub trait Shape {
    fn area(&self) -> u32;
}
pub struct Square(pub u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
}
