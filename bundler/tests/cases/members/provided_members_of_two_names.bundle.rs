fn main() {
    println!("{}", demo::total());
}

mod demo {
pub trait Shape {
    fn area(&self) -> i32 {
        2
    }
}
pub struct Square;
impl Shape for Square {
    fn area(&self) -> i32 {
        4
    }
}
pub fn total() -> i32 {
    let unused = Square.area();
    unused
}
}
