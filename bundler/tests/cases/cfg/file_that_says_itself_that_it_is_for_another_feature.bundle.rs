fn main() {
    let _one = demo::One;
    println!("{}", demo::f());
}

mod demo {
pub struct One;
pub fn f() -> i32 {
    1
}
}
