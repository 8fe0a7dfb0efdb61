use demo::{five, four, one, three, two};

fn main() {
    println!("{}", one() + two() + three() + four() + five());
}

mod demo {
pub fn one() -> i32 {
    1
}
pub fn two() -> i32 {
    2
}
pub fn three() -> i32 {
    3
}
pub fn four() -> i32 {
    4
}
pub fn five() -> i32 {
    5
}
}
