//! Writes one sheet to reach.
//! Run: `rustc -O --edition 2021 sheets.rs && ./sheets KIND NUMBER > CASE.in` with KIND one of
//! `distance` (the last of the sheets at that distance, which are at most 22), `random` (the sheet of that seed).
//!
//! `110-distance-22`: distance 22; `111-distance-21`: distance 21; `112-distance-20`: distance 20;
//! `200-random` to `207`: random 1 … 8.

use std::collections::HashSet;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number: u64 = arguments[2].parse().unwrap();
    // Rows from left to right, the upper one first.
    let mut sheet: Vec<u8> = vec![1, 2, 3, 4, 8, 7, 6, 5];
    if arguments[1] == "random" {
        let mut state = number;
        for i in (1..8).rev() {
            for _ in 0..9 {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
            }
            sheet.swap(i, (state >> 33) as usize % (i + 1));
        }
    } else {
        let mut seen = HashSet::new();
        seen.insert(sheet.clone());
        let mut level = vec![sheet];
        for _ in 0..number {
            let mut next = Vec::new();
            for s in level {
                for from in [
                    [4, 5, 6, 7, 0, 1, 2, 3],
                    [3, 0, 1, 2, 7, 4, 5, 6],
                    [0, 5, 1, 3, 4, 6, 2, 7],
                ] {
                    let moved: Vec<u8> = from.iter().map(|&i: &usize| s[i]).collect();
                    if seen.insert(moved.clone()) {
                        next.push(moved);
                    }
                }
            }
            level = next;
        }
        sheet = level.pop().unwrap();
    }
    sheet[4..].reverse();
    let words: Vec<String> = sheet.iter().map(|n| n.to_string()).collect();
    println!("{}", words.join(" "));
}
