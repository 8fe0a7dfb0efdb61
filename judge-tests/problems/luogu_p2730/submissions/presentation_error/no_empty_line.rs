//! Mistake: the letters of no move are left out with their line.

use std::collections::HashSet;
use std::io::Read;

/// Upper row, then lower row, both from left to right.
type Sheet = [char; 8];

fn moved(s: &Sheet, letter: char) -> Sheet {
    match letter {
        'A' => [s[4], s[5], s[6], s[7], s[0], s[1], s[2], s[3]],
        'B' => [s[3], s[0], s[1], s[2], s[7], s[4], s[5], s[6]],
        _ => [s[0], s[5], s[1], s[3], s[4], s[6], s[2], s[7]],
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut target: Vec<char> = input
        .split_whitespace()
        .map(|w| w.parse().unwrap())
        .collect();
    target[4..].reverse();
    let first = ['1', '2', '3', '4', '8', '7', '6', '5'];
    let mut ways = vec![(first, String::new())];
    let mut seen = HashSet::new();
    seen.insert(first);
    loop {
        if let Some((_, way)) = ways.iter().find(|(sheet, _)| sheet[..] == target[..]) {
            print!(
                "{}\n{}{}",
                way.len(),
                way,
                if way.is_empty() { "" } else { "\n" }
            );
            return;
        }
        let mut longer = Vec::new();
        for (sheet, way) in &ways {
            for letter in "ABC".chars() {
                let next = moved(sheet, letter);
                if seen.insert(next) {
                    longer.push((next, format!("{}{}", way, letter)));
                }
            }
        }
        ways = longer;
    }
}
