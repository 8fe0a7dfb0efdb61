struct S;
impl demo::Shape for S {}
fn main() {
    println!("{}", demo::total(&[Box::new(S)]));
}

mod demo {
#![allow(bare_trait_objects)]
pub trait Shape {
    fn area(&self) -> i32 {
        7
    }
}
pub fn total(all: &[Box<dyn Shape>]) -> i32 {
    all.iter().map(|shape| shape.area()).sum()
}
}
