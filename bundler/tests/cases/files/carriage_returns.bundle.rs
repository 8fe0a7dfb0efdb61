use demo::text::{LINES, LONG};␍
␍
fn main() {␍
    println!("{:?} {:?} {}", LINES, LONG, demo::one());␍
}␍

mod demo {
// A comment.␍
pub mod text {
pub const LINES: &str = "a␍
  b";␍
pub const LONG: &str = "x \␍
    y";␍
} // another␍
␍
pub fn one() -> i32 {␍
    1 // one␍
}␍
}
