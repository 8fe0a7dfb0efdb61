fn main() {
    for (name, op) in demo::OPS {
        println!("{name} {}", op(5, 3));
    }
}

mod demo {
pub type Op = fn(i32, i32) -> i32;
pub static OPS: &[(&str, Op)] = &[("add", add), ("sub", sub), ("max", std::cmp::max)];
fn add(a: i32, b: i32) -> i32 {
    a + b
}
fn sub(a: i32, b: i32) -> i32 {
    a - b
}
}
