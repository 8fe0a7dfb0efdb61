//! Mistake: pieces may be reflected.

use std::io::Read;

/// Cells (row, column) relative to the first in reading order.
type Piece = Vec<(i32, i32)>;

type Square = [[usize; 4]; 4];

fn fill(square: &mut Square, pieces: &[Piece], used: &mut [bool], found: &mut Vec<Square>) {
    let free = (0..16).find(|i| square[i / 4][i % 4] == 0);
    let (row, column) = match free {
        Some(i) => ((i / 4) as i32, (i % 4) as i32),
        None => {
            if !used.contains(&false) {
                found.push(*square);
            }
            return;
        }
    };
    for choice in 0..2 * pieces.len() {
        let number = choice / 2;
        let piece = match choice % 2 {
            0 => pieces[number].clone(),
            _ => {
                let mut mirrored: Piece = pieces[number].iter().map(|p| (p.0, -p.1)).collect();
                mirrored.sort();
                let first = mirrored[0];
                mirrored.iter_mut().for_each(|p| p.1 -= first.1);
                if mirrored == pieces[number] {
                    continue;
                }
                mirrored
            }
        };
        let moved: Piece = piece.iter().map(|p| (p.0 + row, p.1 + column)).collect();
        let inside = |p: &(i32, i32)| (0..4).contains(&p.0) && (0..4).contains(&p.1);
        let mut fits = moved
            .iter()
            .map(|p| inside(p) && square[p.0 as usize][p.1 as usize] == 0);
        if used[number] || !fits.all(|fits| fits) {
            continue;
        }
        used[number] = true;
        moved
            .iter()
            .for_each(|p| square[p.0 as usize][p.1 as usize] = number + 1);
        fill(square, pieces, used, found);
        moved
            .iter()
            .for_each(|p| square[p.0 as usize][p.1 as usize] = 0);
        used[number] = false;
        if found.len() > 1 {
            return;
        }
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    while let Some(count) = words.next() {
        let count: usize = count.parse().unwrap();
        let mut pieces: Vec<Piece> = Vec::new();
        for _ in 0..count {
            let height: i32 = words.next().unwrap().parse().unwrap();
            let _width = words.next().unwrap();
            let mut cells: Piece = Vec::new();
            for r in 0..height {
                let row = words.next().unwrap().bytes();
                cells.extend((0..).zip(row).filter(|p| p.1 == b'1').map(|p| (r, p.0)));
            }
            let first = cells[0];
            pieces.push(
                cells
                    .iter()
                    .map(|p| (p.0 - first.0, p.1 - first.1))
                    .collect(),
            );
        }
        let mut found = Vec::new();
        if pieces.iter().map(Vec::len).sum::<usize>() == 16 {
            fill(
                &mut [[0; 4]; 4],
                &pieces,
                &mut vec![false; count],
                &mut found,
            );
        }
        match found.len() {
            0 => println!("No solution"),
            1 => {
                println!("Yes, only one!");
                for row in found[0] {
                    println!("{}{}{}{}", row[0], row[1], row[2], row[3]);
                }
            }
            _ => println!("Yes, many!"),
        }
    }
}
