//! UVa 745, Numeric Puzzles Again! — <https://onlinejudge.org/external/7/745.pdf>
//!
//! Tile a square with pieces that may only be moved, and print it turned so that its rows have the greatest sum.
//!
//! Cells are filled row by row: the first empty cell can only be covered by the first cell of a piece, since all its
//! others come later; so each piece fits in at most one place. Rows are bit masks. Of equal pieces only the first unused
//! one is tried. The sums follow from those of columns and rows without turning anything.

use solutions::grid::Grid;
use solutions::input::{read_all, Input};

/// A piece, pushed to the left and to the top.
struct Piece {
    digit: u8,
    /// The cells of each row, column `i` as bit `i`.
    rows: Vec<u32>,
    width: usize,
    /// The column of the first cell of the first row.
    first: usize,
}

/// Sides for which a row fits a mask and a sum of rows a number; the statement promises 20.
const GREATEST_SIDE: usize = 31;

impl Piece {
    /// The piece whose cells in these lines are `digit`. `None` if there are none, or if it fits no square.
    fn new(digit: u8, lines: &[&[u8]]) -> Option<Piece> {
        let mut drawn: Vec<Vec<usize>> = lines
            .iter()
            .map(|line| (0..line.len()).filter(|&i| line[i] == digit).collect())
            .collect();
        drawn.retain(|columns| !columns.is_empty());
        let left = *drawn.iter().flatten().min()?;
        let width = *drawn.iter().flatten().max()? - left + 1;
        if width > GREATEST_SIDE {
            return None;
        }
        let mask = |columns: &Vec<usize>| columns.iter().fold(0, |row, i| row | 1 << (i - left));
        Some(Piece {
            digit,
            rows: drawn.iter().map(mask).collect(),
            width,
            first: drawn[0][0] - left,
        })
    }

    fn area(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }
}

/// A square that is being filled.
struct Square<'a> {
    side: usize,
    /// The filled cells of each row.
    rows: Vec<u32>,
    pieces: &'a [Piece],
    /// For each piece whether it is in use, and then its row and column.
    places: Vec<Option<(usize, usize)>>,
}

impl Square<'_> {
    /// Fills all cells from `row` on; what is above is full. All pieces together must have as many cells as the square.
    fn fill(&mut self, mut row: usize) -> bool {
        let full = (1 << self.side) - 1;
        while row < self.side && self.rows[row] == full {
            row += 1;
        }
        if row == self.side {
            return true;
        }
        let empty = self.rows[row].trailing_ones() as usize;
        for i in 0..self.pieces.len() {
            let piece = &self.pieces[i];
            if self.places[i].is_some() || empty < piece.first || self.equals_an_unused(i) {
                continue;
            }
            let column = empty - piece.first;
            if self.fits(piece, row, column) {
                self.flip(piece, row, column);
                self.places[i] = Some((row, column));
                if self.fill(row) {
                    return true;
                }
                self.places[i] = None;
                self.flip(piece, row, column);
            }
        }
        false
    }

    fn equals_an_unused(&self, i: usize) -> bool {
        (0..i).any(|j| self.places[j].is_none() && self.pieces[j].rows == self.pieces[i].rows)
    }

    fn fits(&self, piece: &Piece, row: usize, column: usize) -> bool {
        column + piece.width <= self.side
            && row + piece.rows.len() <= self.side
            && (piece.rows.iter().zip(&self.rows[row..]))
                .all(|(cells, filled)| cells << column & filled == 0)
    }

    /// Puts the piece there, or takes it away again.
    fn flip(&mut self, piece: &Piece, row: usize, column: usize) {
        for (cells, filled) in piece.rows.iter().zip(&mut self.rows[row..]) {
            *filled ^= cells << column;
        }
    }
}

/// The square of these pieces, by digits.
fn tiling(side: usize, pieces: &[Piece]) -> Option<Grid<u8>> {
    let area: usize = pieces.iter().map(Piece::area).sum();
    if side > GREATEST_SIDE || area != side * side {
        return None;
    }
    let mut square = Square {
        side,
        rows: vec![0; side],
        pieces,
        places: vec![None; pieces.len()],
    };
    if !square.fill(0) {
        return None;
    }
    let mut digits = Grid::filled(side, side, b'0');
    for (piece, place) in pieces.iter().zip(square.places) {
        let (top, left) = place?;
        for (row, cells) in piece.rows.iter().enumerate() {
            for column in (0..piece.width).filter(|column| cells >> column & 1 == 1) {
                digits[(top + row, left + column)] = piece.digit;
            }
        }
    }
    Some(digits)
}

/// The first of the grid's four turns, counter-clockwise from none, whose rows have the greatest sum as numbers.
fn best_turn(grid: Grid<u8>) -> Grid<u8> {
    let side = grid.width();
    let value = |i: usize, j: usize| u128::from(grid[(i, j)] - b'0');
    let columns = |j: usize| -> u128 { (0..side).map(|i| value(i, j)).sum() };
    let rows = |i: usize| -> u128 { (0..side).map(|j| value(i, j)).sum() };
    let number = |number: u128, digit: u128| 10 * number + digit;
    // A quarter turn counter-clockwise makes columns of the rows; half a turn reverses both.
    let sums = [
        (0..side).map(columns).fold(0, number),
        (0..side).map(rows).fold(0, number),
        (0..side).rev().map(columns).fold(0, number),
        (0..side).rev().map(rows).fold(0, number),
    ];
    let mut best = 0;
    for turns in 1..4 {
        if sums[turns] > sums[best] {
            best = turns;
        }
    }
    (0..best).fold(grid, |grid, _| grid.counter_clockwise())
}

fn solve(input: &[u8]) -> String {
    let mut input = Input::new(input);
    let mut output = String::new();
    while let Some(side) = input.number().filter(|&side: &usize| side > 0) {
        // The number of pieces; the digits tell them apart.
        input.token();
        let lines: Vec<&[u8]> = std::iter::from_fn(|| input.line())
            .take_while(|line| !line.contains(&b'#'))
            .collect();
        let pieces: Vec<Piece> = (b'1'..=b'9')
            .filter_map(|digit| Piece::new(digit, &lines))
            .collect();
        if let Some(grid) = tiling(side, &pieces).map(best_turn) {
            for row in 0..side {
                output.extend(grid.row(row).iter().copied().map(char::from));
                output.push('\n');
            }
        }
        output.push('\n');
    }
    output
}

fn main() {
    print!("{}", solve(&read_all()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::random::Random;

    const SAMPLES: [(&str, &str); 3] = [
        (
            "7\n6\n3333\n33\n3333\n 33\n 33\n7  7\n7  7\n7777\n88888\n 6\n666\n 66\n  22\n222\n  2\n  5\n 55\n 55\n555\n5 5\n#\n",
            "8777333\n8733333\n8733323\n8777323\n8655222\n6665552\n6655555\n\n",
        ),
        (
            "5\n3\n11\n11\n1\n11\n111\n 22\n 22\n22\n 2\n 3\n 3\n33\n33\n33\n#\n",
            "33111\n33211\n33221\n32211\n32211\n\n",
        ),
        ("3\n3\n22\n2\n 3\n33\n 3\n11\n#\n", "311\n332\n322\n\n"),
    ];

    #[test]
    fn the_samples_alone_and_together() {
        let mut all = (String::new(), String::new());
        for (input, output) in SAMPLES {
            assert_eq!(solve(format!("{input}0\n").as_bytes()), output);
            all.0 += input;
            all.1 += output;
        }
        assert_eq!(solve((all.0 + "0\n").as_bytes()), all.1);
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let clean: String = SAMPLES.map(|sample| sample.0).concat() + "0\n";
        let expected: String = SAMPLES.map(|sample| sample.1).concat();
        for mangled in [
            clean.trim_end().to_string(),
            clean.trim_end().trim_end_matches('0').to_string(),
            clean.replace('\n', "\r\n"),
            clean.replace('\n', "   \n"),
            clean.replace('\n', "\n\n"),
            clean.replace("#\n", "#\n \n\n"),
            format!("\n{clean}\n\n"),
            clean + "3\n1\n1\n#\n",
        ] {
            assert_eq!(solve(mangled.as_bytes()), expected, "{mangled:?}");
        }
        assert_eq!(solve(b""), "");
    }

    #[test]
    fn holes_loose_cells_and_single_cells() {
        let input = "3\n2\n111\n1 1\n111\n2\n#\n4\n3\n1 1\n\n 1\n222\n2 2\n3333\n 3\n3  3\n#\n1\n1\n4\n#\n0\n";
        // The loose 1 cannot be tiled with these, the ring can.
        assert_eq!(solve(input.as_bytes()), "111\n121\n111\n\n\n4\n\n");
        let loose = "2\n2\n1\n 1\n 2\n2\n#\n0\n";
        assert_eq!(solve(loose.as_bytes()), "12\n21\n\n");
    }

    #[test]
    fn what_cannot_be_tiled_is_a_blank_line() {
        for input in [
            "2\n1\n111\n1\n#\n",
            "2\n2\n1\n2\n#\n",
            "2\n3\n11\n1\n2\n3\n#\n",
            "3\n9\n1\n2\n3\n4\n5\n6\n7\n8\n9 9\n#\n",
            "2\n0\n#\n",
        ] {
            assert_eq!(solve(format!("{input}0\n").as_bytes()), "\n", "{input:?}");
        }
    }

    /// The rows of all tilings by trying every piece in every place.
    fn naive(side: usize, pieces: &[Piece], grid: &mut Grid<u8>, found: &mut Vec<Grid<u8>>) {
        let (piece, others) = match pieces.split_first() {
            Some(split) => split,
            None => {
                if (0..side).all(|row| !grid.row(row).contains(&b'0')) {
                    found.push(grid.clone());
                }
                return;
            }
        };
        for top in 0..=side.saturating_sub(piece.rows.len()) {
            for left in 0..=side.saturating_sub(piece.width) {
                let mut with = grid.clone();
                let mut free = piece.rows.len() <= side && piece.width <= side;
                for row in 0..piece.rows.len() {
                    for column in 0..piece.width {
                        if free && piece.rows[row] >> column & 1 == 1 {
                            free &= with[(top + row, left + column)] == b'0';
                            with[(top + row, left + column)] = piece.digit;
                        }
                    }
                }
                if free {
                    naive(side, others, &mut with, found);
                }
            }
        }
    }

    #[test]
    fn random_puzzles_against_every_place() {
        let mut random = Random::new(12);
        let mut tiled = 0;
        for _ in 0..400 {
            let side = 1 + random.below(4);
            let count = 1 + random.below(4);
            let square = Grid::from_fn(side, side, |_, _| b'1' + random.below(count) as u8);
            // Half of the puzzles get a cell too many or too few, or one that moved.
            let mut lines: Vec<Vec<u8>> = Vec::new();
            for digit in b'1'..b'1' + count as u8 {
                let mut rows: Vec<Vec<u8>> = (0..side)
                    .map(|row| square.row(row).to_vec())
                    .filter(|row| row.contains(&digit))
                    .collect();
                if random.below(4) == 0 && !rows.is_empty() {
                    let i = random.below(rows.len());
                    rows[i].rotate_left(1);
                }
                for row in &mut rows {
                    row.iter_mut()
                        .filter(|cell| **cell != digit)
                        .for_each(|cell| *cell = b' ');
                }
                lines.extend(rows);
            }
            let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
            let pieces: Vec<Piece> = (b'1'..=b'9')
                .filter_map(|digit| Piece::new(digit, &lines))
                .collect();
            let mut found = Vec::new();
            naive(
                side,
                &pieces,
                &mut Grid::filled(side, side, b'0'),
                &mut found,
            );
            match tiling(side, &pieces) {
                Some(grid) => assert!(found.contains(&grid), "{lines:?}"),
                None => assert!(found.is_empty(), "{lines:?}"),
            }
            tiled += usize::from(!found.is_empty());
        }
        assert!((100..390).contains(&tiled), "{tiled} of 400");
    }

    #[test]
    fn the_best_turn_against_turning_and_adding() {
        let mut random = Random::new(13);
        for _ in 0..500 {
            let side = 1 + random.below(20);
            let digits = 1 + random.below(9);
            let grid = Grid::from_fn(side, side, |_, _| b'1' + random.below(digits) as u8);
            // Digit by digit, from the last column, as one adds on paper.
            let sum = |grid: &Grid<u8>| -> Vec<usize> {
                let mut carry = 0;
                let mut sum = Vec::new();
                for place in 0..side + 3 {
                    if place < side {
                        carry += (0..side)
                            .map(|row| usize::from(grid[(row, side - 1 - place)] - b'0'))
                            .sum::<usize>();
                    }
                    sum.push(carry % 10);
                    carry /= 10;
                }
                sum.reverse();
                sum
            };
            let mut best = grid.clone();
            let mut turned = grid.clone();
            for _ in 0..3 {
                turned = turned.counter_clockwise();
                if sum(&turned) > sum(&best) {
                    best = turned.clone();
                }
            }
            assert_eq!(best_turn(grid), best);
        }
    }
}
