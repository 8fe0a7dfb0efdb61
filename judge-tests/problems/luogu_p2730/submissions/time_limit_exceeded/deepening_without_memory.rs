//! Mistake: iterative deepening without memory or bound; far sheets have too many ways.

use std::io::Read;

type Sheet = [u8; 8];

fn reaches(s: Sheet, target: &Sheet, moves: usize, way: &mut String) -> bool {
    if moves == 0 {
        return s == *target;
    }
    let next = [
        [s[4], s[5], s[6], s[7], s[0], s[1], s[2], s[3]],
        [s[3], s[0], s[1], s[2], s[7], s[4], s[5], s[6]],
        [s[0], s[5], s[1], s[3], s[4], s[6], s[2], s[7]],
    ];
    for (letter, next) in "ABC".chars().zip(next) {
        way.push(letter);
        if reaches(next, target, moves - 1, way) {
            return true;
        }
        way.pop();
    }
    false
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u8> = input
        .split_whitespace()
        .map(|w| w.parse().unwrap())
        .collect();
    let n = numbers;
    let target = [n[0], n[1], n[2], n[3], n[7], n[6], n[5], n[4]];
    let mut way = String::new();
    let moves = (0..).find(|&moves| reaches([1, 2, 3, 4, 8, 7, 6, 5], &target, moves, &mut way));
    println!("{}\n{}", moves.unwrap(), way);
}
