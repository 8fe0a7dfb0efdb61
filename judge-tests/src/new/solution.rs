//! @judge@ @number@, sum of numbers.
//!
//! Replace this by title, address and idea, and the bodies below by the solution. `solutions::…` has what puzzles share.

use std::io::Read;

fn solve(input: &str) -> String {
    let numbers = input.split_whitespace().map(|word| word.parse::<i64>().unwrap());
    format!("{}\n", numbers.sum::<i64>())
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    print!("{}", solve(&input));
}
