mod parse {
pub fn numbers(text: &str) -> Vec<i64> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}
}
mod solve {
mod inner {
use crate::demo;
pub fn twice(n: i64) -> i64 {
    demo::double(n) + crate::parse::numbers("1")[0]
}
}

pub fn run(numbers: &[i64]) -> i64 {
    numbers.iter().map(|&n| inner::twice(n)).sum()
}
}

fn main() {
    let numbers = parse::numbers("1 2 3");
    println!("{}", solve::run(&numbers));
}

mod demo {
pub fn double(n: i64) -> i64 {
    2 * n
}
}
