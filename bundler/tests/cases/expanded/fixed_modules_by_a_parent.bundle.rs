use demo::{other, outer};

fn main() {
    println!("{} {} {} {}", outer::left(), outer::right::right(), other::left(), other::right::right());
}

mod demo {
pub mod outer {
mod left {
pub fn left() -> i32 {
    1
}
}
pub mod right {
pub fn right() -> i32 {
    super::left() + 1
}
}
pub use left::*;
}
pub mod other {
    mod left {
pub fn left() -> i32 {
    10
}
}
    pub mod right {
pub fn right() -> i32 {
    20
}
}
    pub use left::*;
}
}
