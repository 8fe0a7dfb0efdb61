fn main() {
    println!("{}", demo::Point(3));
}

mod demo {
macro_rules! number {
    ($name:ident) => {
        pub struct $name(pub i32);
    };
}
number!(Point);
impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at {}", self.0)
    }
}
}
