fn main() {
    println!("{}", demo::Point::new().0);
}

mod demo {
pub struct Point(pub i32);
impl Point {
    pub fn new() -> Point {
        Point(3)
    }
}
}
