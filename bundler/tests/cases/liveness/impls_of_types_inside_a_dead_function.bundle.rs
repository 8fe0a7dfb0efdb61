use demo::Tell;

fn main() {
    println!("{}", demo::Point(3).tell());
}

mod demo {
pub struct Point(pub i32);
pub trait Tell {
    fn tell(&self) -> i32;
}
impl Tell for Point {
    fn tell(&self) -> i32 {
        self.0
    }
}
}
