//! Cases until the end: the number of pieces, then each as height, width and a drawing of one connected piece.

use std::process::exit;

use solutions::input::{read_all, Input};

/// Whether the cells are connected, and there are any.
fn is_piece(cells: &[(usize, usize)]) -> bool {
    let mut reached: Vec<(usize, usize)> = cells.iter().take(1).copied().collect();
    let mut next = 0;
    while next < reached.len() {
        let (row, column) = reached[next];
        next += 1;
        for &(r, c) in cells {
            let is_neighbour = row.abs_diff(r) + column.abs_diff(c) == 1;
            if is_neighbour && !reached.contains(&(r, c)) {
                reached.push((r, c));
            }
        }
    }
    !cells.is_empty() && reached.len() == cells.len()
}

fn check(text: &[u8]) -> Result<(), String> {
    let mut input = Input::new(text);
    let mut case = 0;
    while let Some(token) = input.token() {
        case += 1;
        let pieces = std::str::from_utf8(token)
            .ok()
            .and_then(|text| text.parse().ok());
        let pieces: usize = pieces.ok_or_else(|| format!("case {case} begins with no number"))?;
        if !(1..=16).contains(&pieces) {
            return Err(format!("case {case} has {pieces} pieces"));
        }
        for piece in 1..=pieces {
            let wrong = |what: &str| format!("piece {piece} of case {case} {what}");
            let side = |number: Option<usize>| number.filter(|side| (1..=16).contains(side));
            let height = side(input.number()).ok_or_else(|| wrong("has no height"))?;
            let width = side(input.number()).ok_or_else(|| wrong("has no width"))?;
            let mut cells = Vec::new();
            for row in 0..height {
                for column in 0..width {
                    match input.symbol() {
                        Some(b'1') => cells.push((row, column)),
                        Some(b'0') => {}
                        _ => return Err(wrong("is cut off, or has a cell that is not 0 or 1")),
                    }
                }
            }
            if !is_piece(&cells) {
                return Err(wrong("is empty or not connected"));
            }
        }
    }
    match case {
        0 => Err("there is no case".to_owned()),
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
