//! Three drawings of 4 × 4 cells, each of one connected polyomino.

use std::process::exit;

use solutions::input::{read_all, Input};

/// Whether the cells are connected, and there are any.
fn is_polyomino(cells: &[[bool; 4]; 4]) -> bool {
    let all: Vec<(usize, usize)> = (0..16)
        .map(|n| (n / 4, n % 4))
        .filter(|&(row, column)| cells[row][column])
        .collect();
    let mut reached: Vec<(usize, usize)> = all.iter().take(1).copied().collect();
    let mut next = 0;
    while next < reached.len() {
        let (row, column) = reached[next];
        next += 1;
        for &(r, c) in &all {
            let is_neighbour = row.abs_diff(r) + column.abs_diff(c) == 1;
            if is_neighbour && !reached.contains(&(r, c)) {
                reached.push((r, c));
            }
        }
    }
    !all.is_empty() && reached.len() == all.len()
}

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    for number in 1..=3 {
        let mut cells = [[false; 4]; 4];
        for row in &mut cells {
            let line = input.token().ok_or("twelve lines are expected")?;
            if line.len() != 4 || line.iter().any(|cell| !b"#.".contains(cell)) {
                return Err(format!(
                    "polyomino {number} has a line that is not four of # and ."
                ));
            }
            for (cell, &byte) in row.iter_mut().zip(line) {
                *cell = byte == b'#';
            }
        }
        if !is_polyomino(&cells) {
            return Err(format!("polyomino {number} is empty or not connected"));
        }
    }
    match input.token() {
        None => Ok(()),
        Some(_) => Err("there are more than twelve lines".to_owned()),
    }
}

fn main() {
    if let Err(what) = check(&read_all()) {
        eprintln!("{what}");
        exit(43);
    }
    exit(42);
}
