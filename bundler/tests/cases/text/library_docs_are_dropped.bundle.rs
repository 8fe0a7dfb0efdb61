//! Solution.

/// Of the solution.
fn main() {
    println!("{} {} {}", demo::f(), demo::S { x: 1 }.x, demo::m::N);
}

mod demo {
pub fn f() -> i32 {
    1
}
pub struct S {
    pub x: i32,
}
pub mod m {
    pub const N: i32 = 2;
}
}
