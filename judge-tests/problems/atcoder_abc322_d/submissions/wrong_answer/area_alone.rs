//! Mistake: sixteen cells in all are taken for enough.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let yes = input.matches('#').count() == 16;
    println!("{}", if yes { "Yes" } else { "No" });
}
