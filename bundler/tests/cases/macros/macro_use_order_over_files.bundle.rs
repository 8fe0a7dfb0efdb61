fn main() {
    println!("{} {}", demo::f(), demo::g());
}

mod demo {
#[macro_use]
mod macros {
macro_rules! square {
    ($e:expr) => {
        $e * $e
    };
}
}
mod user {
pub fn f() -> i32 {
    square!(3)
}
}
mod other {
macro_rules! square {
    ($e:expr) => {
        $e + $e
    };
}
pub fn g() -> i32 {
    square!(3)
}
}

pub use other::g;
pub use user::f;
}
