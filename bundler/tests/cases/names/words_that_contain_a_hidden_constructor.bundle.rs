#![allow(non_upper_case_globals, non_snake_case)]
mod seeing {
    use crate::demo::*;
    pub fn Point_of(x: u8) -> u8 { make(x).0 }
    pub fn shown() -> String {
        let my_Point = Point_of(3);
        format!("{my_Point} {my_Point:>3}")
    }
}
mod blind {
    pub const Point: u8 = 30;
    pub fn sum() -> u8 { Point + 1 }
}
fn main() {
    println!("{} {} {}", seeing::Point_of(1), seeing::shown(), blind::sum());
}

mod demo {
#[non_exhaustive]
pub struct Point(pub u8);
pub fn make(x: u8) -> Point { Point(x) }
}
