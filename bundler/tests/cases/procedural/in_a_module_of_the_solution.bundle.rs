mod point {

pub struct Point;
impl Point {
    pub fn size() -> usize {
        17
    }
}
}

fn main() {
    println!("{}", point::Point::size());
}
