use demo::Tell;

fn main() {
    println!("{}", 3.tell());
}

mod demo {
pub trait Tell {
    fn tell(&self) -> String;
}
impl<Point: std::fmt::Debug> Tell for Point {
    fn tell(&self) -> String {
        format!("{self:?}")
    }
}
}
