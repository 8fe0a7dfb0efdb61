//! Squares cut into pieces, each piece grown from one cell by a random cell beside it at a time.

use solutions::random::Random;

const SIDE: usize = 20;
const PIECES: usize = 9;

pub(crate) fn grown(count: usize) -> String {
    let mut random = Random::new(745);
    let mut text = String::new();
    for _ in 0..count {
        super::line(&mut text, SIDE);
        super::line(&mut text, PIECES);
        let square = square(&mut random);
        let mut order: Vec<u8> = (1..=PIECES as u8).collect();
        random.shuffle(&mut order);
        for (digit, piece) in (b'1'..).zip(order) {
            draw(&mut text, &square, piece, char::from(digit));
        }
        text.push_str("#\n");
    }
    text.push_str("0\n");
    text
}

/// The piece of each cell, from 1.
fn square(random: &mut Random) -> [[u8; SIDE]; SIDE] {
    type Square = [[u8; SIDE]; SIDE];
    let mut square: Square = [[0; SIDE]; SIDE];
    // Pairs of a cell of a piece and a free one beside it; some are free no more when they are drawn.
    let mut border = Vec::new();
    let grow = |square: &mut Square, border: &mut Vec<_>, (row, column): (usize, usize), piece| {
        square[row][column] = piece;
        let around = [
            (row + 1, column),
            (row, column + 1),
            (row.wrapping_sub(1), column),
            (row, column.wrapping_sub(1)),
        ];
        border.extend(
            around
                .into_iter()
                .filter(|at| at.0 < SIDE && at.1 < SIDE)
                .map(|at| (at, piece)),
        );
    };
    let mut piece = 1;
    while piece <= PIECES as u8 {
        let (row, column) = (random.below(SIDE), random.below(SIDE));
        if square[row][column] == 0 {
            grow(&mut square, &mut border, (row, column), piece);
            piece += 1;
        }
    }
    while !border.is_empty() {
        let ((row, column), piece) = border.swap_remove(random.below(border.len()));
        if square[row][column] == 0 {
            grow(&mut square, &mut border, (row, column), piece);
        }
    }
    square
}

/// The piece's rows as the input has them, without blanks behind them.
fn draw(text: &mut String, square: &[[u8; SIDE]; SIDE], piece: u8, digit: char) {
    let columns = |row: &[u8; SIDE]| (0..SIDE).filter(|&i| row[i] == piece).collect::<Vec<_>>();
    let left = square
        .iter()
        .flat_map(columns)
        .min()
        .expect("a piece has a cell");
    for row in square.iter().filter(|row| row.contains(&piece)) {
        let mut column = left;
        for at in columns(row) {
            text.extend((column..at).map(|_| ' '));
            text.push(digit);
            column = at + 1;
        }
        text.push('\n');
    }
}
