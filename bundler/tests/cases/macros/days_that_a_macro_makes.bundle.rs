use demo::{day2, Day};
fn main() {
    println!("{} {}", day2::Solution.part(), day2::Solution::NUMBER);
}

mod demo {
pub trait Day {
    fn part(&self) -> u64;
}
macro_rules! day {
    ($day:ident, $value:expr) => {
        pub mod $day {
            use super::Day;
            pub struct Solution;
            impl Day for Solution {
                fn part(&self) -> u64 {
                    $value
                }
            }
            impl Solution {
                pub const NUMBER: u64 = $value + 1;
            }
        }
    };
}
day!(day2, 22);
}
