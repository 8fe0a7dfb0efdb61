//! Mistake: the corner looks the same after a turn, but each of its turns counts as a way of its own.

use std::collections::HashMap;
use std::io::Read;

type Cell = [i32; 3];

/// The pieces; the corner of three cubes comes last
/// because it fits nearly everywhere.
const PIECES: [&[Cell]; 7] = [
    &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], // three arms
    &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]], // flat S
    &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]], // T
    &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]], // bent one way
    &[[0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 1]], // bent the other way
    &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]], // L
    &[[0, 0, 0], [1, 0, 0], [0, 1, 0]],            // corner
];

/// The 24 turns: which axis goes where, with which signs, such that the hand is kept.
fn turns() -> Vec<([usize; 3], [i32; 3])> {
    let even = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];
    let odd = [[0, 2, 1], [2, 1, 0], [1, 0, 2]];
    let mut all = Vec::new();
    for bits in 0..8 {
        let signs = [0, 1, 2].map(|axis| if bits >> axis & 1 == 1 { -1 } else { 1 });
        let keeps_hand = signs.iter().product::<i32>() == 1;
        let axes = if keeps_hand { even } else { odd };
        all.extend(axes.map(|axes| (axes, signs)));
    }
    all
}

/// All places of a piece in the figure, each once, as sets of cube numbers.
fn places(piece: &[Cell], figure: &HashMap<Cell, u32>) -> Vec<u32> {
    let mut found = Vec::new();
    for (axes, signs) in turns() {
        let turned = piece
            .iter()
            .map(|c| [0, 1, 2].map(|i| signs[i] * c[axes[i]]));
        let turned: Vec<Cell> = turned.collect();
        for target in figure.keys() {
            let shift = [0, 1, 2].map(|i| target[i] - turned[0][i]);
            let numbers = turned
                .iter()
                .map(|c| figure.get(&[0, 1, 2].map(|i| c[i] + shift[i])));
            if let Some(numbers) = numbers.collect::<Option<Vec<&u32>>>() {
                let place = numbers.iter().map(|&&number| 1 << number).sum();
                if piece.len() == 3 || !found.contains(&place) {
                    found.push(place);
                }
            }
        }
    }
    found
}

/// In how many ways the pieces fit beside what is taken. They have 27 cubes together, so that
/// seven pieces that do not overlap fill the figure.
fn count(options: &[Vec<u32>], taken: u32) -> u64 {
    match options.split_first() {
        None => 1,
        Some((first, rest)) => {
            let free = first.iter().filter(|&&place| place & taken == 0);
            free.map(|place| count(rest, taken | place)).sum()
        }
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    while let Some(rows) = words.next() {
        let mut figure = HashMap::new();
        for row in 0..rows.parse().unwrap() {
            for (height, column) in words.next().unwrap().bytes().zip(0..) {
                for level in 0..i32::from(height - b'0') {
                    let number = figure.len() as u32;
                    figure.insert([row, column, level], number);
                }
            }
        }
        assert_eq!(figure.len(), 27, "the figure has 27 cubes");
        let options: Vec<Vec<u32>> = PIECES.iter().map(|piece| places(piece, &figure)).collect();
        println!("{}", count(&options, 0));
    }
}
