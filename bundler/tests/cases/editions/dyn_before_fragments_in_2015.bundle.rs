fn main() {
    println!("{} {}", demo::area!(7), demo::double(4));
}

mod demo {
pub(crate) use crate::area;
pub trait Shape {
    fn area(&self) -> i32;
}
impl Shape for i32 {
    fn area(&self) -> i32 {
        *self
    }
}
pub fn make(x: i32) -> Box<dyn Shape> {
    Box::new(x)
}
#[macro_export]
macro_rules! area {
    ($e:expr) => {{
        let shape: Box<dyn $crate::demo::Shape> = $crate::demo::make($e);
        shape.area()
    }};
}
macro_rules! twice {
    ($t:ident, $e:expr) => {{
        let shape: &dyn $t = &$e;
        shape.area() * 2
    }};
}
pub fn double(n: i32) -> i32 {
    twice!(Shape, n)
}
}
