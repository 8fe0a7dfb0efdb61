//! Writes cases whose square has exactly one tiling, which it makes sure of by counting.
//! Run: `rustc -O --edition 2021 squares.rs && ./squares KIND N P COUNT` with KIND one of
//! `grown` (regions grown from single cells), `bars` (horizontal bars with toothed edges),
//! `loose` (each piece has cells anywhere in all rows) and `mirror` (nearly symmetric about the diagonal,
//! so that two of the four sums differ in their last digits only).
//!
//! `200-grown.in`: grown 20 9 8; `210-bars.in`: bars 20 9 8; `220-loose.in`: loose 20 9 4;
//! `230-sums-that-differ-late.in`: mirror 20 9 6; `240-small-squares.in`: grown 4 4 30.

struct Random(u64);

impl Random {
    /// A number below `end`, from the upper bits of a linear congruential generator.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end
    }
}

type Square = Vec<Vec<usize>>;

fn grown(n: usize, p: usize, random: &mut Random) -> Square {
    let mut square = vec![vec![0; n]; n];
    let mut free = n * n;
    for piece in 1..=p {
        let (r, c) = (random.below(n), random.below(n));
        free -= usize::from(square[r][c] == 0);
        square[r][c] = piece;
    }
    while free > 0 {
        let (r, c) = (random.below(n), random.below(n));
        let from = [
            (r + 1, c),
            (r, c + 1),
            (r.wrapping_sub(1), c),
            (r, c.wrapping_sub(1)),
        ][random.below(4)];
        let piece = square
            .get(from.0)
            .and_then(|row| row.get(from.1))
            .copied()
            .unwrap_or(0);
        if square[r][c] == 0 && piece > 0 {
            square[r][c] = piece;
            free -= 1;
        }
    }
    square
}

fn bars(n: usize, p: usize, random: &mut Random) -> Square {
    let mut square = vec![vec![1; n]; n];
    for piece in 2..=p {
        for column in 0..n {
            let edge = n * (piece - 1) / p + random.below(2);
            (edge..n).for_each(|row| square[row][column] = piece);
        }
    }
    square
}

fn loose(n: usize, p: usize, random: &mut Random) -> Square {
    let row = |random: &mut Random| {
        let mut row: Vec<usize> = (0..n)
            .map(|i| if i < p { i + 1 } else { 1 + random.below(p) })
            .collect();
        (1..n).for_each(|i| row.swap(i, random.below(i + 1)));
        row
    };
    (0..n).map(|_| row(random)).collect()
}

fn mirror(n: usize, p: usize, random: &mut Random) -> Square {
    let mut square = loose(n, p, random);
    for r in 0..n {
        for c in 0..r {
            square[r][c] = square[c][r];
        }
        square[0][r] = p;
        square[r][0] = p;
    }
    let (r, c) = (n - 1 - random.below(3), n - 4);
    let (low, high) = (1 + random.below(p / 2), 1 + p / 2 + random.below(p - p / 2));
    let swapped = random.below(2) == 1;
    square[r][c] = if swapped { low } else { high };
    square[c][r] = if swapped { high } else { low };
    square
}

/// Cells of each piece, relative to its first in reading order.
fn pieces(square: &Square, p: usize) -> Vec<Vec<(usize, usize)>> {
    let n = square.len();
    let all = |piece| {
        (0..n * n)
            .map(move |i| (i / n, i % n))
            .filter(move |&(r, c)| square[r][c] == piece)
    };
    (1..=p).map(|piece| all(piece).collect()).collect()
}

/// Counts tilings, 2 meaning two or more.
fn count(
    n: usize,
    pieces: &[Vec<(usize, usize)>],
    used: &mut Vec<bool>,
    taken: &mut Vec<bool>,
) -> usize {
    let first = match taken.iter().position(|&t| !t) {
        Some(first) => first,
        None => return usize::from(!used.contains(&false)),
    };
    let mut found = 0;
    for piece in 0..pieces.len() {
        let (r0, c0) = pieces[piece][0];
        let moved = pieces[piece]
            .iter()
            .map(|&(r, c)| (r + first / n, c + first % n));
        let inside = moved
            .clone()
            .all(|(r, c)| r >= r0 && c >= c0 && r < n + r0 && c < n + c0);
        if used[piece] || !inside {
            continue;
        }
        let cells: Vec<usize> = moved.map(|(r, c)| (r - r0) * n + c - c0).collect();
        if cells.iter().any(|&cell| taken[cell]) {
            continue;
        }
        cells.iter().for_each(|&cell| taken[cell] = true);
        used[piece] = true;
        found += count(n, pieces, used, taken);
        used[piece] = false;
        cells.iter().for_each(|&cell| taken[cell] = false);
        if found > 1 {
            return 2;
        }
    }
    found
}

/// The drawing of one piece; none if it has a row without a cell, which the format cannot show.
fn drawing(cells: &[(usize, usize)], digit: usize) -> Option<String> {
    let (top, bottom) = (cells.first()?.0, cells.last()?.0);
    let left = cells.iter().map(|cell| cell.1).min()?;
    let mut text = String::new();
    for row in top..=bottom {
        let columns: Vec<usize> = cells
            .iter()
            .filter(|cell| cell.0 == row)
            .map(|cell| cell.1)
            .collect();
        let ink = |c| {
            if columns.contains(&c) {
                digit.to_string()
            } else {
                " ".to_string()
            }
        };
        (left..=*columns.iter().max()?).for_each(|c| text += &ink(c));
        text += "\n";
    }
    Some(text)
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |i: usize| arguments[i].parse::<usize>().unwrap();
    let (n, p, wanted) = (number(2), number(3), number(4));
    let mut random = Random(745);
    let mut written = 0;
    while written < wanted {
        let square = match arguments[1].as_str() {
            "grown" => grown(n, p, &mut random),
            "bars" => bars(n, p, &mut random),
            "loose" => loose(n, p, &mut random),
            _ => mirror(n, p, &mut random),
        };
        let pieces = pieces(&square, p);
        let mut order: Vec<usize> = (0..p).collect();
        (1..p).for_each(|i| order.swap(i, random.below(i + 1)));
        let texts: Option<String> = order.iter().map(|&i| drawing(&pieces[i], i + 1)).collect();
        if let Some(texts) = texts {
            if count(n, &pieces, &mut vec![false; p], &mut vec![false; n * n]) == 1 {
                print!("{}\n{}\n{}#\n", n, p, texts);
                written += 1;
            }
        }
    }
    println!("0");
}
