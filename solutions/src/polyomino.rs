//! Polyominoes: drawings, quarter turns, and the ways to tile a region with given pieces.
//!
//! A polyomino is a polycube of one layer: the cell in row `r` and column `c` is `[r, c, 0]`. Tiling is exact cover with
//! the region's cells and the pieces as items (Golomb, "Polyominoes", 1965; Knuth, "Dancing Links", 2000), so each piece
//! is used once and pieces of one shape are told apart. Proved against placing the pieces one after the other.

use crate::bits::Bits;
use crate::exact_cover::ExactCover;
use crate::polycube::{Cell, Isometry, Region, Shape};

/// The shape that `rows` show: its cells are the bytes equal to `ink`. O(n log n) in the number of cells.
/// Rows and columns from the 129th on are left out.
///
/// ```
/// use solutions::polyomino::shape;
///
/// assert_eq!(shape(&["..#", ".##"], b'#').cells(), [[0, 1, 0], [1, 0, 0], [1, 1, 0]]);
/// ```
pub fn shape(rows: &[impl AsRef<[u8]>], ink: u8) -> Shape {
    let mut cells: Vec<Cell> = Vec::new();
    for (row, r) in rows.iter().zip(0..=i8::MAX) {
        let inked = row.as_ref().iter().zip(0..=i8::MAX);
        cells.extend(inked.filter(|one| *one.0 == ink).map(|one| [r, one.1, 0]));
    }
    Shape::new(cells)
}

/// The four rotations that keep a layer a layer and show the same side of it, none first.
pub fn quarter_turns() -> Vec<Isometry> {
    let mut turns = Isometry::rotations();
    turns.retain(|turn| turn.apply([0, 0, 1]) == [0, 0, 1]);
    turns
}

/// The tilings of a region in which every piece is used once.
#[derive(Clone, Debug)]
pub struct Tilings {
    cover: ExactCover<1>,
    /// For each option its piece and the cells that it covers.
    options: Vec<(usize, u64)>,
    pieces: usize,
}

impl Tilings {
    /// For each piece all shapes in which it may be laid. Cells are known by their numbers in the region.
    /// O(cells of all placements). Panics if cells and pieces are more than 64, or if a shape has no cell.
    pub fn new(region: &Region, pieces: &[Vec<Shape>]) -> Self {
        let cells = region.cells().len();
        let mut cover = ExactCover::new(Bits::first(cells + pieces.len()));
        let mut options = Vec::new();
        for (piece, shapes) in pieces.iter().enumerate() {
            for placement in shapes.iter().flat_map(|shape| region.placements(shape)) {
                cover.push(Bits::from([placement | 1 << (cells + piece)]));
                options.push((piece, placement));
            }
        }
        Tilings {
            cover,
            options,
            pieces: pieces.len(),
        }
    }

    /// The first `limit` tilings, or all if there are fewer; for each piece the set of the cells that it covers.
    pub fn first(&self, limit: usize) -> Vec<Vec<u64>> {
        let tiling = |chosen: &Vec<usize>| {
            let mut tiling = vec![0; self.pieces];
            for &option in chosen {
                let (piece, placement) = self.options[option];
                tiling[piece] = placement;
            }
            tiling
        };
        self.cover.solutions(limit).iter().map(tiling).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{quarter_turns, shape, Tilings};
    use crate::polycube::{Region, Shape};
    use crate::random::Random;

    /// Every way to lay the pieces one after the other so that all cells are covered.
    fn naive(pieces: &[Vec<u64>], covered: u64, all: u64) -> Vec<Vec<u64>> {
        let (first, rest) = match pieces.split_first() {
            Some(split) => split,
            None => return vec![vec![]; usize::from(covered == all)],
        };
        let mut found = Vec::new();
        for &placement in first.iter().filter(|&placement| placement & covered == 0) {
            for mut tiling in naive(rest, covered | placement, all) {
                tiling.insert(0, placement);
                found.push(tiling);
            }
        }
        found
    }

    /// Sets of cells of a board, which all placements are, by trying every place of every cell.
    fn placements(shapes: &[Shape], height: i8, width: i8) -> Vec<u64> {
        let mut found = Vec::new();
        for one in shapes {
            for (down, right) in (0..height).flat_map(|r| (0..width).map(move |c| (r, c))) {
                let moved = one.cells().iter().map(|c| (c[0] + down, c[1] + right));
                if moved.clone().all(|(r, c)| r < height && c < width) {
                    found.push(moved.fold(0, |set, (r, c)| set | 1 << (r * width + c)));
                }
            }
        }
        found
    }

    #[test]
    fn random_boards_against_laying_one_piece_after_the_other() {
        let mut random = Random::new(21);
        let mut tiled = 0;
        for _ in 0..1000 {
            let (height, width) = (1 + random.below(4) as i8, 1 + random.below(4) as i8);
            // A board cut into pieces, of which some are then changed: such boards have tilings often enough.
            let count = 1 + random.below(4);
            let mut cells = vec![Vec::new(); count];
            for (r, c) in (0..height).flat_map(|r| (0..width).map(move |c| (r, c))) {
                let changed = random.below(30) == 0;
                let piece = (r as usize * 2 / 3 + c as usize / 2 + usize::from(changed)) % count;
                cells[piece].push([r, c, 0]);
            }
            cells.retain(|cells| !cells.is_empty());
            let turns = quarter_turns();
            let allowed = if random.below(2) == 0 {
                &turns[..]
            } else {
                &turns[..1]
            };
            let pieces: Vec<Vec<Shape>> = cells
                .into_iter()
                .map(|cells| Shape::new(cells).orientations(allowed))
                .collect();
            let tilings = Tilings::new(&Region::cuboid([height, width, 1]), &pieces);
            let mut found = tilings.first(usize::MAX);
            let sets: Vec<Vec<u64>> = pieces
                .iter()
                .map(|shapes| placements(shapes, height, width))
                .collect();
            let mut expected = naive(&sets, 0, (1 << (height * width)) - 1);
            assert_eq!(tilings.first(1), found[..found.len().min(1)]);
            found.sort();
            expected.sort();
            assert_eq!(found, expected);
            tiled += usize::from(found.len() > 1);
        }
        assert!((200..900).contains(&tiled), "{tiled}");
    }

    #[test]
    fn quarter_turns_do_not_reflect() {
        let l = shape(&["#.", "#.", "##"], b'#');
        let turned = l.orientations(&quarter_turns());
        assert_eq!(turned.len(), 4);
        for rows in [["###", "#.."], ["..#", "###"]] {
            assert!(turned.contains(&shape(&rows, b'#')));
        }
        assert!(!turned.contains(&shape(&["#..", "###"], b'#')));
        assert_eq!(quarter_turns()[0].apply([1, 2, 3]), [1, 2, 3]);
    }

    #[test]
    fn equal_pieces_are_told_apart() {
        let domino = vec![shape(&["##"], b'#')];
        let tilings = Tilings::new(&Region::cuboid([2, 2, 1]), &[domino.clone(), domino]);
        let mut found = tilings.first(9);
        found.sort();
        assert_eq!(found, [[0b0011, 0b1100], [0b1100, 0b0011]]);
    }
}
