//! @judge@ @number@, sum of numbers.
//!
//! Replace this by title, address and idea, and the bodies below by the solution. `solutions::…` has what puzzles share.

use std::io::Read;

fn solve(input: &str) -> String {
    let words = input.split_whitespace();
    let sum: i64 = words.map(|word| word.parse::<i64>().unwrap()).sum();
    format!("{sum}\n")
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    print!("{}", solve(&input));
}
