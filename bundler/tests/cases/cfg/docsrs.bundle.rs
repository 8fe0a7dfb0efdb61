fn main() {
    println!("{}", demo::add(1, 2));
}

mod demo {
pub fn add(a: i32, b: i32) -> i32 {
    a + b + inner::one()
}
mod inner {
pub fn one() -> i32 {
    1
}
}
}
