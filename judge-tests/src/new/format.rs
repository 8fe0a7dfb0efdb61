//! Checks an input: `cargo judge verify` runs this on every case, and other tools ask for it. Exit code 42 is right, 43 is wrong.
//! Replace the body by what the statement promises; `solutions::…` can be used here too.

use std::process::exit;

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap_or_default();
    let is_number = |word: &str| word.parse::<i64>().is_ok();
    let is_right = input.split_whitespace().count() > 0 && input.split_whitespace().all(is_number);
    exit(if is_right { 42 } else { 43 });
}
