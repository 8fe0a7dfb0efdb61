//! Tiling a square with pieces that are moved but not turned, by backtracking on rows as bit masks.
//!
//! Cells are filled row by row (de Bruijn, "Programmeren van de pentomino puzzle", 1971): the first empty cell can only be
//! covered by the first cell of a piece, since all its others come later; so each unused piece fits in at most one place. Of
//! equal pieces only the first unused one is tried. Whether a piece fits is asked of all rows at once, without a branch,
//! which compilers turn into a few vector operations. Exponential at worst; trying a piece is O(GREATEST_SIDE).
//! Proved against trying every piece in every place.

/// The side of the greatest square that is tiled.
pub const GREATEST_SIDE: usize = 24;

type Rows = [u32; GREATEST_SIDE];

/// A piece, pushed to the left and to the top.
#[derive(Clone, Copy, Debug, Default)]
pub struct Piece {
    /// The cells of each row, column `i` as bit `i`.
    rows: Rows,
    height: usize,
    width: u32,
    /// The column of the first cell of the first row.
    first: u32,
    area: u32,
}

impl Piece {
    /// The piece whose cells are in these columns, row by row, column `i` as bit `i`; columns that are empty on the left do not
    /// matter. `None` if no square holds it, or if its first row is empty. O(rows).
    pub fn new(rows: &[u64]) -> Option<Piece> {
        let all = rows.iter().fold(0, |all, columns| all | columns);
        let left = all.trailing_zeros();
        let width = (64 - all.leading_zeros()).checked_sub(left)?;
        if *rows.first()? == 0 || rows.len().max(width as usize) > GREATEST_SIDE {
            return None;
        }
        let mut piece = Piece {
            height: rows.len(),
            width,
            first: rows[0].trailing_zeros() - left,
            ..Piece::default()
        };
        for (row, columns) in piece.rows.iter_mut().zip(rows) {
            *row = (columns >> left) as u32;
            piece.area += row.count_ones();
        }
        Some(piece)
    }

    /// The cells of each row, column `i` as bit `i`.
    pub fn rows(&self) -> &[u32] {
        &self.rows[..self.height]
    }
}

/// Where the pieces lie in a tiling of the square of this side, all of them used: for each the row of its first row, and the
/// column of its first column. The first tiling that is found, in which pieces that come first are tried first. Panics if there
/// are more than 32 pieces.
///
/// ```
/// use solutions::tiling::{tile_square, Piece};
///
/// let pieces: Vec<Piece> = [&[0b1][..], &[0b1, 0b11]].iter().filter_map(|rows| Piece::new(rows)).collect();
/// assert_eq!(tile_square(2, &pieces), Some(vec![(0, 1), (0, 0)]));
/// assert_eq!(tile_square(3, &pieces), None);
/// ```
pub fn tile_square(side: usize, pieces: &[Piece]) -> Option<Vec<(usize, u32)>> {
    assert!(pieces.len() <= 32, "a set of pieces is a word");
    let area: u32 = pieces.iter().map(|piece| piece.area).sum();
    if side > GREATEST_SIDE || area as usize != side * side {
        return None;
    }
    let mut square = Square::new(side, pieces);
    let all = (1u64 << pieces.len()) - 1;
    if square.fill(0, all as u32) {
        Some(square.places)
    } else {
        None
    }
}

/// A square that is being filled.
struct Square<'a> {
    side: usize,
    pieces: &'a [Piece],
    /// For each piece the set of the earlier ones that are like it.
    alike: Vec<u32>,
    /// The filled cells of each row. All that is right of the square or below it is filled, too.
    filled: [u32; 2 * GREATEST_SIDE],
    /// Row and column of each piece that is in use.
    places: Vec<(usize, u32)>,
}

impl<'a> Square<'a> {
    fn new(side: usize, pieces: &'a [Piece]) -> Self {
        let mut square = Square {
            side,
            pieces,
            alike: vec![0; pieces.len()],
            filled: [!0; 2 * GREATEST_SIDE],
            places: vec![(0, 0); pieces.len()],
        };
        square.filled[..side].fill(!0 << side);
        for (i, piece) in pieces.iter().enumerate() {
            for (j, other) in pieces[..i].iter().enumerate() {
                let are_alike = piece.area == other.area && piece.rows == other.rows;
                square.alike[i] |= u32::from(are_alike) << j;
            }
        }
        square
    }

    /// Fills all cells from `row` on with the pieces in `unused`, which have as many cells; what is above is full.
    fn fill(&mut self, mut row: usize, unused: u32) -> bool {
        if unused == 0 {
            return true;
        }
        while self.filled[row] == !0 {
            row += 1;
        }
        let empty = self.filled[row].trailing_ones();
        let mut untried = unused;
        while untried != 0 {
            let i = untried.trailing_zeros() as usize;
            untried &= untried - 1;
            let piece = &self.pieces[i];
            if empty < piece.first || self.alike[i] & unused != 0 {
                continue;
            }
            let column = empty - piece.first;
            if self.fits(piece, row, column) {
                self.flip(piece, row, column);
                self.places[i] = (row, column);
                if self.fill(row, unused & !(1 << i)) {
                    return true;
                }
                self.flip(piece, row, column);
            }
        }
        false
    }

    fn fits(&self, piece: &Piece, row: usize, column: u32) -> bool {
        let filled = &self.filled[row..row + GREATEST_SIDE];
        let rows = piece.rows.iter().zip(filled);
        let common = rows.fold(0, |all, (cells, filled)| all | cells << column & filled);
        common == 0 && column + piece.width <= self.side as u32
    }

    /// Puts the piece there, or takes it away again.
    fn flip(&mut self, piece: &Piece, row: usize, column: u32) {
        flip(
            &mut self.filled[row..row + GREATEST_SIDE],
            &piece.rows,
            column,
        );
    }
}

/// A function of its own, so that compilers know that the two do not overlap.
fn flip(filled: &mut [u32], rows: &Rows, column: u32) {
    for (filled, cells) in filled.iter_mut().zip(rows) {
        *filled ^= cells << column;
    }
}

#[cfg(test)]
mod tests {
    use super::{tile_square, Piece, GREATEST_SIDE};
    use crate::grid::Grid;
    use crate::random::Random;

    /// Draws `piece`, if it fits on empty cells there.
    fn put(grid: &mut Grid<u8>, piece: &Piece, (top, left): (usize, usize), mark: u8) -> bool {
        for (row, cells) in piece.rows().iter().enumerate() {
            for column in (0..GREATEST_SIDE).filter(|column| cells >> column & 1 == 1) {
                let (row, column) = (top + row, left + column);
                if row >= grid.height() || column >= grid.width() || grid[(row, column)] != 0 {
                    return false;
                }
                grid[(row, column)] = mark;
            }
        }
        true
    }

    /// Can all be put somewhere? Each is tried in every place.
    fn naive(grid: &Grid<u8>, pieces: &[Piece]) -> bool {
        let (piece, others) = match pieces.split_first() {
            Some(split) => split,
            None => return true,
        };
        let places = 0..grid.height() * grid.width();
        places.into_iter().any(|place| {
            let mut with = grid.clone();
            let at = (place / grid.width(), place % grid.width());
            put(&mut with, piece, at, 1) && naive(&with, others)
        })
    }

    #[test]
    fn random_pieces_against_every_place() {
        let mut random = Random::new(23);
        let mut tiled = 0;
        for _ in 0..2000 {
            let side = 1 + random.below(4);
            let count = 1 + random.below(5);
            let cut = Grid::from_fn(side, side, |_, _| random.below(count));
            let mut pieces = Vec::new();
            for number in 0..count {
                let cell = |row, column| u64::from(cut[(row, column)] == number) << column;
                let rows = (0..side).map(|row| (0..side).map(|column| cell(row, column)).sum());
                // Rows in the middle may be empty; some pieces are spoilt.
                let mut rows: Vec<u64> = rows.skip_while(|&row| row == 0).collect();
                while rows.last() == Some(&0) {
                    rows.pop();
                }
                if random.below(5) == 0 && rows.len() > 1 {
                    rows.swap(0, 1);
                }
                pieces.extend(Piece::new(&rows));
            }
            let area: u32 = pieces.iter().map(|piece| piece.area).sum();
            let expected =
                area as usize == side * side && naive(&Grid::filled(side, side, 0), &pieces);
            match tile_square(side, &pieces) {
                Some(places) => {
                    let mut grid = Grid::filled(side, side, 0);
                    for (piece, (row, column)) in pieces.iter().zip(places) {
                        assert!(
                            put(&mut grid, piece, (row, column as usize), 1),
                            "{pieces:?}"
                        );
                    }
                    tiled += 1;
                }
                None => assert!(!expected, "{pieces:?}"),
            }
        }
        assert!((500..1900).contains(&tiled), "{tiled} of 2000");
    }

    #[test]
    fn the_greatest_square_and_what_does_not_fit_it() {
        let square = |side: usize| Piece::new(&vec![(1 << side) - 1; side]);
        let greatest: Vec<Piece> = square(GREATEST_SIDE).into_iter().collect();
        assert_eq!(tile_square(GREATEST_SIDE, &greatest), Some(vec![(0, 0)]));
        assert!(square(GREATEST_SIDE + 1).is_none());
        assert!(Piece::new(&[1 | 1 << GREATEST_SIDE]).is_none());
        assert!(Piece::new(&[]).is_none());
        assert!(Piece::new(&[0, 1]).is_none());
        assert_eq!(tile_square(0, &[]), Some(Vec::new()));
    }

    #[test]
    fn thirty_two_equal_bars_are_not_tried_in_every_order() {
        // 31 bars of six cells and a long one, which fits nowhere but makes the area right.
        let mut pieces = vec![Piece::new(&[0b111111]).expect("a bar"); 31];
        pieces.extend(Piece::new(&[0b1111111111]));
        assert_eq!(tile_square(14, &pieces), None);
    }
}
