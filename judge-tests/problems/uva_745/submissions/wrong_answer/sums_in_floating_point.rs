//! Mistake: sums numbers of 20 digits in floating point, which keeps only 16 of them.

use std::io::Read;

/// Cells (row, column) of a piece, read in rows and moved so that the first cell is (0, 0).
struct Piece {
    digit: u8,
    cells: Vec<(i32, i32)>,
}

fn read_pieces(lines: &[&str]) -> Vec<Piece> {
    let mut drawings: Vec<(u8, Vec<&str>)> = Vec::new();
    for line in lines {
        let digit = line.trim().as_bytes()[0];
        match drawings.last_mut() {
            Some((last, rows)) if *last == digit => rows.push(line),
            _ => drawings.push((digit, vec![line])),
        }
    }
    let mut pieces = Vec::new();
    for (digit, rows) in drawings {
        let mut cells = Vec::new();
        for (row, line) in (0..).zip(rows) {
            let inked = (0..).zip(line.bytes()).filter(|&(_, byte)| byte == digit);
            cells.extend(inked.map(|(column, _)| (row, column)));
        }
        let (row, column) = cells[0];
        let cells = cells.iter().map(|c| (c.0 - row, c.1 - column)).collect();
        pieces.push(Piece { digit, cells });
    }
    pieces
}

/// Fills the square from its first free cell on; true when it is full and no piece is left.
fn fill(square: &mut Vec<Vec<u8>>, pieces: &[Piece], used: &mut Vec<bool>) -> bool {
    let side = square.len();
    let free = (0..side * side).find(|cell| square[cell / side][cell % side] == 0);
    let (row, column) = match free {
        Some(cell) => ((cell / side) as i32, (cell % side) as i32),
        None => return !used.contains(&false),
    };
    for number in 0..pieces.len() {
        let piece = &pieces[number];
        let place = piece.cells.iter().map(|c| (c.0 + row, c.1 + column));
        let inside = |v: i32| v >= 0 && v < side as i32;
        let mut fits = place.clone();
        if used[number]
            || !fits.all(|c| inside(c.0) && inside(c.1) && square[c.0 as usize][c.1 as usize] == 0)
        {
            continue;
        }
        place
            .clone()
            .for_each(|c| square[c.0 as usize][c.1 as usize] = piece.digit);
        used[number] = true;
        if fill(square, pieces, used) {
            return true;
        }
        used[number] = false;
        place.for_each(|c| square[c.0 as usize][c.1 as usize] = 0);
    }
    false
}

fn turned_left(square: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let side = square.len();
    let row = |r| (0..side).map(|c| square[c][side - 1 - r]).collect();
    (0..side).map(row).collect()
}

/// The sum of the rows as numbers.
fn sum(square: &[Vec<u8>]) -> f64 {
    let number = |row: &Vec<u8>| {
        String::from_utf8(row.clone())
            .unwrap()
            .parse::<f64>()
            .unwrap()
    };
    square.iter().map(number).sum()
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut lines = input.lines().filter(|line| !line.trim().is_empty());
    loop {
        let side: usize = lines.next().unwrap().trim().parse().unwrap();
        if side == 0 {
            break;
        }
        let count: usize = lines.next().unwrap().trim().parse().unwrap();
        let drawing: Vec<&str> = lines
            .by_ref()
            .take_while(|line| line.trim() != "#")
            .collect();
        let pieces = read_pieces(&drawing);
        assert_eq!(pieces.len(), count, "as many pieces as announced");
        let mut square = vec![vec![0; side]; side];
        if fill(&mut square, &pieces, &mut vec![false; count]) {
            let mut best = square.clone();
            for _ in 0..3 {
                square = turned_left(&square);
                if sum(&square) > sum(&best) {
                    best = square.clone();
                }
            }
            for row in best {
                println!("{}", String::from_utf8(row).unwrap());
            }
        }
        println!();
    }
}
