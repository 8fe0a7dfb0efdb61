fn main() {
    println!("{}", demo::Shape::new().is_some());
}

mod demo {
mod inner {
    pub struct Wide;
}

pub struct Shape;

impl Shape {
    pub fn new() -> Option<Self>
    where
        inner::Wide: Sized,
    {
        Some(Shape)
    }
}
}
