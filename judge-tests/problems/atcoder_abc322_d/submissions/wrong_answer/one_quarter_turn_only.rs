//! Mistake: pieces are turned once at most.

use std::io::Read;

type Cells = Vec<(i32, i32)>;

fn fill(square: &mut [[bool; 4]; 4], pieces: &[Cells], used: &mut [bool; 3]) -> bool {
    let free = (0..16).find(|i| !square[i / 4][i % 4]);
    let (row, column) = match free {
        Some(i) => ((i / 4) as i32, (i % 4) as i32),
        None => return !used.contains(&false),
    };
    for number in 0..3 {
        if used[number] {
            continue;
        }
        used[number] = true;
        let mut piece = pieces[number].clone();
        for _ in 0..2 {
            for &(r, c) in &piece {
                let moved: Cells = piece
                    .iter()
                    .map(|p| (p.0 - r + row, p.1 - c + column))
                    .collect();
                let fits = |p: &(i32, i32)| {
                    (0..4).contains(&p.0)
                        && (0..4).contains(&p.1)
                        && !square[p.0 as usize][p.1 as usize]
                };
                if moved.iter().all(fits) {
                    moved
                        .iter()
                        .for_each(|p| square[p.0 as usize][p.1 as usize] = true);
                    if fill(square, pieces, used) {
                        return true;
                    }
                    moved
                        .iter()
                        .for_each(|p| square[p.0 as usize][p.1 as usize] = false);
                }
            }
            piece = piece.iter().map(|p| (p.1, -p.0)).collect();
        }
        used[number] = false;
    }
    false
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let lines: Vec<&str> = input.split_whitespace().collect();
    let cells = |lines: &[&str]| {
        let mut cells = Vec::new();
        for (r, line) in (0..).zip(lines) {
            cells.extend(
                (0..)
                    .zip(line.bytes())
                    .filter(|p| p.1 == b'#')
                    .map(|p| (r, p.0)),
            );
        }
        cells
    };
    let pieces: Vec<Cells> = lines.chunks(4).map(cells).collect();
    let yes = fill(&mut [[false; 4]; 4], &pieces, &mut [false; 3]);
    println!("{}", if yes { "Yes" } else { "No" });
}
