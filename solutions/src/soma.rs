//! Piet Hein's seven Soma pieces and the ways to assemble them into a region of 27 cells.
//!
//! Exact cover with the cells and the pieces as items. Before the search the placements are sorted by *checkerboard
//! parity*: three of the pieces cover more cells of one colour than of the other, four cover as many of both, so
//! only those few ways to lean that add up to the region's own imbalance are searched, each with far fewer options.
//! Proved by the cube's known 240 solutions times 48 and by assembling without parity.

use crate::bits::Bits;
use crate::exact_cover::ExactCover;
use crate::polycube::{Cell, Isometry, Region, Shape};
use std::ops::ControlFlow;

/// The pieces by their cells: L, V, T, Z, the tripod, and the two twisted ones, which mirror each other. All but these two
/// are their own mirror images, so the set is its own mirror image too.
pub const PIECES: [&[Cell]; 7] = [
    &[[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 2, 1]],
    &[[0, 0, 0], [1, 0, 0], [1, 1, 0]],
    &[[0, 0, 1], [0, 1, 0], [0, 1, 1], [0, 2, 1]],
    &[[0, 0, 1], [1, 0, 0], [1, 0, 1], [2, 0, 0]],
    &[[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 1, 1]],
    &[[0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 0, 1]],
    &[[0, 0, 1], [0, 1, 1], [1, 0, 0], [1, 0, 1]],
];

/// How many cells the pieces have together.
pub const CELLS: usize = 27;

/// The pieces in all orientations, turned but not reflected.
#[derive(Clone, Debug)]
pub struct Orientations {
    shapes: [Vec<Shape>; 7],
}

impl Orientations {
    /// Turns all pieces; once does for all regions.
    pub fn new() -> Self {
        let rotations = Isometry::rotations();
        let turned = |cells: &[Cell]| Shape::new(cells.iter().copied()).orientations(&rotations);
        Orientations {
            shapes: PIECES.map(turned),
        }
    }
}

impl Default for Orientations {
    fn default() -> Self {
        Orientations::new()
    }
}

/// The placements from which the pieces of one region may choose. A placement is the set of its cells' numbers in
/// the region.
#[derive(Clone, Debug)]
pub struct Assembly {
    placements: [Vec<u64>; 7],
    /// The cells of one checkerboard colour.
    black: u64,
}

impl Assembly {
    /// All placements of all pieces in `region`. Panics if it has not [`CELLS`] cells.
    pub fn new(orientations: &Orientations, region: &Region) -> Self {
        assert_eq!(region.cells().len(), CELLS, "the pieces have {CELLS} cells");
        let placements = std::array::from_fn(|piece: usize| {
            let shapes = orientations.shapes[piece].iter();
            shapes.flat_map(|shape| region.placements(shape)).collect()
        });
        let mut black = 0;
        for (number, cell) in region.cells().iter().enumerate() {
            let odd = cell.iter().fold(0, |sum, coordinate| sum ^ coordinate & 1);
            black |= (odd as u64) << number;
        }
        Assembly { placements, black }
    }

    /// The placements left to `piece`, an index into [`PIECES`].
    pub fn placements(&self, piece: usize) -> &[u64] {
        &self.placements[piece]
    }

    /// The same region when `piece` may only be placed as `allowed` says.
    pub fn restricted(&self, piece: usize, allowed: impl Fn(u64) -> bool) -> Assembly {
        let mut restricted = self.clone();
        restricted.placements[piece].retain(|&placement| allowed(placement));
        restricted
    }

    /// Shows every assembly to `visit`, as one placement for each piece in the order of [`PIECES`].
    pub fn for_each(&self, mut visit: impl FnMut(&[u64; 7])) {
        self.for_each_balanced(|options| {
            let _ = options.cover().for_each(|chosen| {
                let mut assembly = [0; 7];
                for &option in chosen {
                    let (piece, placement) = options.placement(option);
                    assembly[piece] = placement;
                }
                visit(&assembly);
                ControlFlow::<()>::Continue(())
            });
        });
    }

    /// The number of assemblies.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.for_each_balanced(|options| count += options.cover().count());
        count
    }

    /// Shows the placements to `visit`, parted by how much black each piece covers, for every choice that covers all black
    /// cells.
    fn for_each_balanced(&self, mut visit: impl FnMut(Options<'_>)) {
        let mut parted: [Parted; 7] = Default::default();
        for (groups, placements) in parted.iter_mut().zip(&self.placements) {
            for &placement in placements {
                groups[(placement & self.black).count_ones() as usize].push(placement);
            }
        }
        let mut chosen = Options(Default::default());
        choose(
            &parted,
            self.black.count_ones() as usize,
            &mut chosen,
            &mut visit,
        );
    }
}

/// A piece's placements by the number of black cells, of which no piece covers more than four.
type Parted = [Vec<u64>; 5];

/// Chooses a group for each of the last pieces, those of `parted`, so that `black` cells are covered.
fn choose<'a>(
    parted: &'a [Parted],
    black: usize,
    chosen: &mut Options<'a>,
    visit: &mut impl FnMut(Options<'_>),
) {
    match parted.split_first() {
        Some((groups, others)) => {
            let groups = groups.iter().enumerate().take(black + 1);
            for (covered, group) in groups.filter(|(_, group)| !group.is_empty()) {
                chosen.0[6 - others.len()] = group;
                choose(others, black - covered, chosen, visit);
            }
        }
        None if black == 0 => visit(*chosen),
        None => {}
    }
}

/// Some placements of each piece.
#[derive(Clone, Copy)]
struct Options<'a>([&'a [u64]; 7]);

impl Options<'_> {
    /// Cells and pieces are the items, and the placements, piece by piece, the options.
    fn cover(&self) -> ExactCover<1> {
        let mut cover = ExactCover::new(Bits::first(CELLS + 7));
        for (piece, placements) in self.0.iter().enumerate() {
            for &placement in *placements {
                cover.push(Bits::from([placement | 1 << (CELLS + piece)]));
            }
        }
        cover
    }

    /// The piece and the placement that an option stands for.
    fn placement(&self, mut option: usize) -> (usize, u64) {
        for (piece, placements) in self.0.iter().enumerate() {
            match placements.get(option) {
                Some(&placement) => return (piece, placement),
                None => option -= placements.len(),
            }
        }
        unreachable!("options are placements")
    }
}

#[cfg(test)]
mod tests {
    use super::{Assembly, Orientations, CELLS, PIECES};
    use crate::polycube::{Isometry, Region, Shape};
    use std::collections::{BTreeMap, BTreeSet};

    fn cube() -> Region {
        Region::cuboid([3, 3, 3])
    }

    #[test]
    fn pieces_are_those_of_the_published_solution() {
        let solution = b"adcaccaacddgbfgffedggbfebee";
        let cube = cube();
        for (letter, piece) in (b'a'..=b'g').zip(PIECES) {
            let cells = (0..CELLS).filter(|&i| solution[i] == letter);
            let shape = Shape::new(cells.map(|i| cube.cells()[i]));
            assert_eq!(shape.cells(), piece);
        }
    }

    #[test]
    fn only_the_twisted_pieces_are_chiral_and_mirror_each_other() {
        let shapes = PIECES.map(|cells| Shape::new(cells.iter().copied()));
        let orientations = |shape: &Shape| shape.orientations(&Isometry::rotations());
        let mirrors = Isometry::all().into_iter().filter(|one| !one.is_rotation());
        let mirror = mirrors.into_iter().next().expect("half of them are");
        let expected = [0, 1, 2, 3, 4, 6, 5];
        for (piece, shape) in shapes.iter().enumerate() {
            let mirrored = orientations(&shape.image(&mirror));
            let same = (0..7).find(|&i| orientations(&shapes[i]) == mirrored);
            assert_eq!(same, Some(expected[piece]));
        }
    }

    #[test]
    fn the_cube_has_240_solutions_times_48() {
        let region = cube();
        let mut assemblies = BTreeSet::new();
        let mut total = 0;
        Assembly::new(&Orientations::new(), &region).for_each(|&assembly| {
            assert_eq!(
                assembly.iter().fold(0, |all, one| all ^ one),
                (1 << CELLS) - 1
            );
            assemblies.insert(assembly);
            total += 1;
        });
        assert_eq!((total, assemblies.len()), (240 * 48, 240 * 48));

        // Under rotations and reflections (which swap the twisted pieces) they fall into 240 classes of 48.
        let mut classes: BTreeMap<[u64; 7], usize> = BTreeMap::new();
        let rotations = region.symmetries(&Isometry::rotations());
        let symmetries = region.symmetries(&Isometry::all());
        for assembly in &assemblies {
            let image = |to: &Vec<usize>| {
                let moved = assembly.map(|set| {
                    let cells = (0..CELLS).filter(|i| set >> i & 1 == 1);
                    cells.fold(0, |image, i| image | 1 << to[i])
                });
                if rotations.contains(to) {
                    moved
                } else {
                    [0, 1, 2, 3, 4, 6, 5].map(|piece| moved[piece])
                }
            };
            let images: BTreeSet<[u64; 7]> = symmetries.iter().map(image).collect();
            assert!(images.is_subset(&assemblies));
            let least = images.into_iter().next().expect("the identity");
            *classes.entry(least).or_default() += 1;
        }
        assert_eq!(classes.len(), 240);
        assert!(classes.values().all(|&size| size == 48));
    }

    #[test]
    fn parity_loses_nothing() {
        // The same search by backtracking over the first empty cell, without parity.
        fn naive(assembly: &Assembly, filled: u64, used: usize) -> u64 {
            if used == (1 << 7) - 1 {
                return 1;
            }
            let empty = 1 << (!filled).trailing_zeros();
            let mut count = 0;
            for piece in (0..7).filter(|piece| used >> piece & 1 == 0) {
                for &placement in assembly.placements(piece) {
                    if placement & empty != 0 && placement & filled == 0 {
                        count += naive(assembly, filled | placement, used | 1 << piece);
                    }
                }
            }
            count
        }
        let heights = [[3, 4, 5], [2, 3, 4], [1, 2, 3]];
        let mut cells = Vec::new();
        for (x, row) in (0..).zip(heights) {
            for (y, height) in (0..).zip(row) {
                cells.extend((0..height).map(|z| [x, y, z]));
            }
        }
        let stairs = Assembly::new(&Orientations::new(), &Region::new(cells));
        assert_eq!(stairs.count(), 2800);
        let some = stairs.restricted(0, |placement| placement & 1 == 1);
        assert_eq!(some.count(), naive(&some, 0, 0));
        let flat = Assembly::new(&Orientations::new(), &Region::cuboid([1, 3, 9]));
        assert_eq!(flat.count(), 0);
    }
}
