enum Shape {
    Circle(i32),
}
fn main() {
    let Shape::Circle(radius) = Shape::Circle(demo::three());
    println!("{radius}");
}

mod demo {
pub fn three() -> i32 {
    3
}
}
