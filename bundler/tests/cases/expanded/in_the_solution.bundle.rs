// A day.
#[allow(dead_code)]
pub mod day1 {
use crate::demo;
pub fn solve() -> i32 {
    demo::shared()
}
}
// A day.
#[allow(dead_code)]
pub mod day2 {
pub fn solve() -> i32 {
    crate::day1::solve() * 2
}
}

#[doc = " The titles."]
fn titles() -> Vec<(&'static str, i32)> {
    vec![("one", day1::solve()), ("two", day2::solve())]
}

mod extra {
pub const EXTRA: i32 = 5;
}

fn main() {
    println!("{:?} {}", titles(), extra::EXTRA);
}

mod demo {
pub fn shared() -> i32 {
    7
}
}
