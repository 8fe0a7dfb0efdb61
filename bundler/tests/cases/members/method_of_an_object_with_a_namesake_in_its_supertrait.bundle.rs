use demo::Shape;
fn main() {
    for shape in demo::shapes() {
        println!("{} {}", Shape::get(&*shape), demo::Base::name(&*shape));
    }
}

mod demo {
pub trait Base {
    fn name(&self) -> &'static str;
}
pub trait Shape: Base {
    fn get(&self) -> &'static str;
}
pub struct Square;
impl Base for Square {
    fn name(&self) -> &'static str {
        "square"
    }
}
impl Shape for Square {
    fn get(&self) -> &'static str {
        "second"
    }
}
pub fn shapes() -> Vec<Box<dyn Shape>> {
    vec![Box::new(Square)]
}
}
