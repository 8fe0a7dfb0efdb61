fn main() {
    println!("{}", demo::day2::solve());
}

mod demo {
pub mod day1 {
pub fn solve() -> i32 {
    1
}
}
pub mod day2 {
pub fn solve() -> i32 {
    super::day1::solve() + 2
}
}
}
