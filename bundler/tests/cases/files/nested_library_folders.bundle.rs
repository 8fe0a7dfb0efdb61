fn main() {
    println!("{}", demo::f());
}

mod demo {
mod start {
pub mod first {
pub mod second {
pub fn g() -> i32 {
    5
}
}
pub fn f() -> i32 {
    second::g() + crate::demo::r#loop::r#while::N
}
}
}
pub mod r#loop {
pub mod r#while {
pub const N: i32 = 20;
}
}

pub use start::first::f;
}
