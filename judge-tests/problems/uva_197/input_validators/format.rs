//! Lines of 27 cells, each with the four cells of piece a in one of its places.

use std::process::exit;

use solutions::input::{read_all, Input};

/// The squares of the distances between the cells of an L of four cubes, sorted: no other four cells of a grid have them.
const L: [i32; 6] = [1, 1, 1, 2, 4, 5];

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let mut number = 0;
    while let Some(line) = input.line() {
        number += 1;
        if line.len() != 27 || line.iter().any(|cell| !b"a.".contains(cell)) {
            return Err(format!("line {number} is not 27 of a and ."));
        }
        let cells: Vec<i32> = (0..27).filter(|&n| line[n as usize] == b'a').collect();
        let square = |difference: i32| difference * difference;
        let mut distances = Vec::new();
        for (n, a) in cells.iter().enumerate() {
            for b in &cells[..n] {
                let axes = [a / 9 - b / 9, a / 3 % 3 - b / 3 % 3, a % 3 - b % 3];
                distances.push(axes.into_iter().map(square).sum::<i32>());
            }
        }
        distances.sort_unstable();
        if distances != L {
            return Err(format!("line {number} does not show piece a"));
        }
    }
    match number {
        0 => Err("there is no line".to_owned()),
        _ => Ok(()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
