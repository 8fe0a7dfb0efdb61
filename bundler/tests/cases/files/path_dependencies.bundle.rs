fn main() {
    println!("{} {}", upper::width(), lower::width());
}

mod upper {
use crate::lower;
pub struct Point(pub i32);

pub fn width() -> i32 {
    lower::width() + Point(1).0
}
}

mod lower {
pub struct Point(pub i32);

pub fn width() -> i32 {
    Point(10).0
}
}
