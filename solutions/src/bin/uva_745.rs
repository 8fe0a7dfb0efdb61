//! UVa 745, Numeric Puzzles Again! — <https://onlinejudge.org/external/7/745.pdf>
//!
//! Tile a square with pieces that may only be moved, and print it turned so that its rows have the greatest sum.
//!
//! The sums follow from those of columns and rows without turning anything, and which is greater from their first different
//! digits. Rows of digits are made and added eight at a time.

use solutions::input::{read_all, Input};
use solutions::swar;
use solutions::tiling::{tile_square, Piece, GREATEST_SIDE};
use std::io::Write;

/// Words that hold a row of digits, a byte each. Up to this side, 24, the sum of a row or column of digits is below 256.
const WORDS: usize = GREATEST_SIDE / 8;

/// The digits 1 to 9.
const DIGITS: usize = 9;

/// A square of digits, a byte each; those of row `i` are the first of `words[i]`.
struct Digits {
    side: usize,
    words: [[u64; WORDS]; GREATEST_SIDE],
}

impl Digits {
    /// The square of these pieces, if they tile it.
    fn tiled(side: usize, pieces: &[(u8, Piece)]) -> Option<Digits> {
        let shapes: Vec<Piece> = pieces.iter().map(|&(_, piece)| piece).collect();
        let mut words = [[0; WORDS]; GREATEST_SIDE];
        for ((digit, piece), (top, left)) in pieces.iter().zip(tile_square(side, &shapes)?) {
            for (row, cells) in words[top..].iter_mut().zip(piece.rows()) {
                for (word, bits) in row.iter_mut().zip((cells << left).to_le_bytes()) {
                    *word += swar::spread(bits) * u64::from(digit - b'0');
                }
            }
        }
        Some(Digits { side, words })
    }

    /// The number of quarter turns, counter-clockwise, after which the rows have the greatest sum as numbers; the least such.
    fn best_turn(&self) -> usize {
        let mut columns = [0; WORDS];
        let mut rows = [0; GREATEST_SIDE];
        for (words, sum) in self.words.iter().zip(&mut rows) {
            *sum = swar::sum(words.iter().sum());
            columns
                .iter_mut()
                .zip(words)
                .for_each(|(column, word)| *column += word);
        }
        let columns: Vec<u8> = columns.iter().flat_map(|word| word.to_le_bytes()).collect();
        let (columns, rows) = (&columns[..self.side], &rows[..self.side]);
        // A quarter turn counter-clockwise makes columns of the rows; half a turn reverses both.
        let last = self.side - 1;
        let sum = |turns: usize, place: usize| match turns {
            0 => columns[place],
            1 => rows[place],
            2 => columns[last - place],
            _ => rows[last - place],
        };
        let mut best = 0;
        for turns in 1..4 {
            let difference = |place| i32::from(sum(turns, place)) - i32::from(sum(best, place));
            if is_positive((0..self.side).map(difference)) {
                best = turns;
            }
        }
        best
    }

    /// Appends the rows after so many quarter turns counter-clockwise.
    fn print(&self, turns: usize, output: &mut Vec<u8>) {
        let mut bytes = [[0; GREATEST_SIDE]; GREATEST_SIDE];
        for (row, words) in bytes.iter_mut().zip(&self.words) {
            for (part, word) in row.chunks_exact_mut(8).zip(words) {
                part.copy_from_slice(&(word + swar::repeat(b'0')).to_le_bytes());
            }
        }
        let (side, last) = (self.side, self.side - 1);
        for i in 0..side {
            match turns {
                0 => output.extend_from_slice(&bytes[i][..side]),
                1 => output.extend(bytes[..side].iter().map(|row| row[last - i])),
                2 => output.extend(bytes[last - i][..side].iter().rev()),
                _ => output.extend(bytes[..side].iter().rev().map(|row| row[i])),
            }
            output.push(b'\n');
        }
    }
}

/// Is a number with these decimal digits, each from -255 to 255 and the highest first, greater than 0?
fn is_positive(digits: impl Iterator<Item = i32>) -> bool {
    let mut number = 0;
    for digit in digits {
        number = 10 * number + digit;
        // All lower digits together are less than 255 / 9 of this place.
        if number.abs() > 255 / 9 {
            break;
        }
    }
    number > 0
}

/// The pieces of the next case with their digits, up to its `#`; `drawn` is used for their rows. `None` if one cannot be part of any square.
fn read_pieces(input: &mut Input, drawn: &mut [Vec<u64>; DIGITS]) -> Option<Vec<(u8, Piece)>> {
    drawn.iter_mut().for_each(Vec::clear);
    // Each line has one digit.
    while let Some((columns, symbol)) = input.drawing().filter(|&(_, symbol)| symbol != b'#') {
        if let Some(rows) = drawn.get_mut(usize::from(symbol.wrapping_sub(b'1'))) {
            rows.push(columns);
        }
    }
    let pieces = (b'1'..).zip(drawn).filter(|(_, rows)| !rows.is_empty());
    pieces
        .map(|(digit, rows)| Some((digit, Piece::new(rows)?)))
        .collect()
}

fn solve(input: &[u8]) -> Vec<u8> {
    let mut input = Input::new(input);
    let mut output = Vec::new();
    // The rows of each digit's piece, kept to be used again.
    let mut drawn = Default::default();
    while let Some(side) = input.number().filter(|&side: &usize| side > 0) {
        // The number of pieces; the digits tell them apart.
        input.token();
        let pieces = read_pieces(&mut input, &mut drawn);
        if let Some(digits) = pieces.and_then(|pieces| Digits::tiled(side, &pieces)) {
            digits.print(digits.best_turn(), &mut output);
        }
        output.push(b'\n');
    }
    output
}

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(&solve(&read_all()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::grid::Grid;
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
            assert_eq!(solve(format!("{input}0\n").as_bytes()), output.as_bytes());
            all.0 += input;
            all.1 += output;
        }
        assert_eq!(solve((all.0 + "0\n").as_bytes()), all.1.as_bytes());
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
            assert_eq!(
                solve(mangled.as_bytes()),
                expected.as_bytes(),
                "{mangled:?}"
            );
        }
        assert_eq!(solve(b""), b"");
    }

    #[test]
    fn holes_loose_cells_and_single_cells() {
        let input = "3\n2\n111\n1 1\n111\n2\n#\n4\n3\n1 1\n\n 1\n222\n2 2\n3333\n 3\n3  3\n#\n1\n1\n4\n#\n0\n";
        // The loose 1 cannot be tiled with these, the ring can.
        assert_eq!(solve(input.as_bytes()), b"111\n121\n111\n\n\n4\n\n");
        let loose = "2\n2\n1\n 1\n 2\n2\n#\n0\n";
        assert_eq!(solve(loose.as_bytes()), b"12\n21\n\n");
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
            assert_eq!(solve(format!("{input}0\n").as_bytes()), b"\n", "{input:?}");
        }
    }

    /// Random puzzles on request: `CASES=100000 cargo test --release --bin uva_745`.
    fn cases(usual: usize) -> usize {
        let wanted = std::env::var("CASES").ok();
        wanted.and_then(|cases| cases.parse().ok()).unwrap_or(usual)
    }

    /// The grid as it is printed.
    fn text(grid: &Grid<u8>) -> Vec<u8> {
        let rows = (0..grid.height()).map(|row| [grid.row(row), b"\n"].concat());
        rows.collect::<Vec<_>>().concat()
    }

    /// All squares that are full after each piece, a grid of its cells, was tried in every place.
    fn naive(side: usize, pieces: &[Grid<u8>], grid: &Grid<u8>, found: &mut Vec<Grid<u8>>) {
        let (piece, others) = match pieces.split_first() {
            Some(split) => split,
            None => {
                return found.extend(Some(grid.clone()).filter(|grid| !text(grid).contains(&b' ')))
            }
        };
        for top in 0..=side - piece.height() {
            for left in 0..=side - piece.width() {
                let mut with = grid.clone();
                let mut free = true;
                for row in 0..piece.height() {
                    for column in 0..piece.width() {
                        let (to, cell) = ((top + row, left + column), piece[(row, column)]);
                        if cell != b' ' {
                            free &= with[to] == b' ';
                            with[to] = cell;
                        }
                    }
                }
                if free {
                    naive(side, others, &with, found);
                }
            }
        }
    }

    /// The sum of the rows, digit by digit, from the last column, as one adds on paper; the highest digit first.
    fn sum(grid: &Grid<u8>) -> Vec<usize> {
        let side = grid.width();
        let mut carry = 0;
        let mut sum = Vec::new();
        for place in 0..side + 3 {
            if place < side {
                let digit = |row| usize::from(grid[(row, side - 1 - place)] - b'0');
                carry += (0..side).map(digit).sum::<usize>();
            }
            sum.push(carry % 10);
            carry /= 10;
        }
        sum.reverse();
        sum
    }

    fn naively_turned(grid: Grid<u8>) -> Grid<u8> {
        let (mut best, mut turned) = (grid.clone(), grid);
        for _ in 0..3 {
            turned = turned.counter_clockwise();
            if sum(&turned) > sum(&best) {
                best = turned.clone();
            }
        }
        best
    }

    #[test]
    fn random_puzzles_against_every_place() {
        let mut random = Random::new(12);
        let mut outcomes = [0; 2];
        let cases = cases(3000);
        for _ in 0..cases {
            let side = 1 + random.below(4);
            let count = 1 + random.below(4);
            let square = Grid::from_fn(side, side, |_, _| b'1' + random.below(count) as u8);
            let mut pieces = Vec::new();
            for digit in b'1'..b'1' + count as u8 {
                let mut rows: Vec<Vec<u8>> = (0..side).map(|i| square.row(i).to_vec()).collect();
                rows.retain(|row| row.contains(&digit));
                // Some get a cell too many or too few, or one that moved.
                if random.below(6) == 0 && !rows.is_empty() {
                    let i = random.below(rows.len());
                    rows[i].rotate_left(1);
                }
                let has = |row: &Vec<u8>, column: usize| row[column] == digit;
                let columns = (0..side).filter(|&column| rows.iter().any(|row| has(row, column)));
                if let (Some(left), Some(right)) = (columns.clone().min(), columns.max()) {
                    let cell = |row: usize, column: usize| match rows[row][left + column] {
                        cell if cell == digit => digit,
                        _ => b' ',
                    };
                    pieces.push(Grid::from_fn(rows.len(), right - left + 1, cell));
                }
            }
            let mut input = format!("{side}\n{}\n", pieces.len()).into_bytes();
            pieces.iter().for_each(|piece| input.extend(text(piece)));
            input.extend(b"#\n0\n");
            let mut found = Vec::new();
            naive(side, &pieces, &Grid::filled(side, side, b' '), &mut found);
            let expected = match found.len() {
                0 => b"\n".to_vec(),
                1 => [text(&naively_turned(found.remove(0))), b"\n".to_vec()].concat(),
                // The statement promises that there is only one.
                _ => continue,
            };
            assert_eq!(
                solve(&input),
                expected,
                "{}",
                String::from_utf8_lossy(&input)
            );
            outcomes[usize::from(expected.len() > 1)] += 1;
        }
        assert!(
            outcomes.iter().all(|&times| times > cases / 8),
            "{outcomes:?}"
        );
    }

    #[test]
    fn the_best_turn_against_turning_and_adding() {
        let mut random = Random::new(13);
        for _ in 0..cases(1500) {
            let side = 1 + random.below(GREATEST_SIDE);
            let digits = 1 + random.below(9);
            let mut grid = Grid::from_fn(side, side, |_, _| b'1' + random.below(digits) as u8);
            if random.below(2) == 0 {
                // Nearly a mirror image of itself, so that sums differ late or not at all.
                grid = Grid::from_fn(side, side, |i, j| grid[(i.min(j), i.max(j))]);
                grid[(random.below(side), random.below(side))] = b'1' + random.below(digits) as u8;
            }
            let mut words = [[0; WORDS]; GREATEST_SIDE];
            for (row, words) in words[..side].iter_mut().enumerate() {
                for (column, &digit) in grid.row(row).iter().enumerate() {
                    words[column / 8] |= u64::from(digit - b'0') << (8 * (column % 8));
                }
            }
            let digits = Digits { side, words };
            let mut printed = Vec::new();
            digits.print(digits.best_turn(), &mut printed);
            assert_eq!(printed, text(&naively_turned(grid)));
        }
    }

    #[test]
    fn pieces_that_are_too_large_are_not_tiled() {
        for side in [24, 25, 31, 64, 65, 70] {
            let input = format!(
                "{side}\n1\n{}#\n0\n",
                ("1".repeat(side) + "\n").repeat(side)
            );
            let expected = match side {
                24 => ("1".repeat(side) + "\n").repeat(side) + "\n",
                _ => "\n".to_owned(),
            };
            assert_eq!(solve(input.as_bytes()), expected.as_bytes());
        }
    }
}
