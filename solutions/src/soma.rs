//! Piet Hein's seven Soma pieces and the ways to assemble them into a region of 27 cells.
//!
//! A packing of the seven pieces. Before the search the placements are sifted by *checkerboard
//! parity*: three of the pieces cover more cells of one colour than of the other, four cover as many of both, and together they
//! have to cover what the region has. Proved by the cube's known 240 solutions times 48 and by assembling without parity.

use crate::packing::Packing;
use crate::polycube::{Cell, Family, Isometry, Region, Shape};

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

/// The pieces that cover more cells of one checkerboard colour than of the other.
const V: usize = 1;
const T: usize = 2;
const TRIPOD: usize = 4;

/// How many cells the pieces have together.
pub const CELLS: usize = 27;
const ALL_CELLS: u64 = (1 << CELLS) - 1;

/// The pieces in all orientations, turned but not reflected.
#[derive(Clone, Debug)]
pub struct Orientations(Family<7>);

impl Orientations {
    /// Turns all pieces; once does for all regions.
    pub fn all() -> Self {
        let rotations = Isometry::rotations();
        let turned = |cells: &[Cell]| Shape::new(cells.iter().copied()).orientations(&rotations);
        Orientations(Family::new(PIECES.map(turned)))
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
    /// The placements of all pieces in `region` that lose no cell. Panics if it has not [`CELLS`] cells.
    ///
    /// A placement that takes all neighbours of a cell but not the cell loses it: no piece has a single cell. More than two
    /// neighbours of a cell are never in one piece without it.
    pub fn new(orientations: &Orientations, region: &Region) -> Self {
        assert_eq!(region.cells().len(), CELLS, "the pieces have {CELLS} cells");
        let mut placements = orientations.0.placements(region);
        let mut lonely = Vec::new();
        for (number, &cell) in region.cells().iter().enumerate() {
            let mut beside = 0;
            for axis in 0..3 {
                for step in [-1, 1] {
                    let mut other = cell;
                    other[axis] += step;
                    beside |= region.number_of(other).map_or(0, |other| 1 << other);
                }
            }
            if u64::count_ones(beside) < 3 {
                lonely.push((beside | 1 << number, beside));
            }
        }
        for placements in &mut placements {
            placements.retain(|one| lonely.iter().all(|(all, lost)| one & all != *lost));
        }
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
        let packing = Packing::new(ALL_CELLS, self.balanced());
        packing.for_each(|placements| visit(&placements.map(|one| one & ALL_CELLS)));
    }

    /// The number of assemblies.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        Packing::new(ALL_CELLS, self.balanced()).for_each(|_| count += 1);
        count
    }

    /// The placements that may be in an assembly by their colours; none of V, T and the tripod if the region has too many cells
    /// of one colour.
    ///
    /// V leans to one colour by one cell, T and the tripod by two. Two and two are four or nothing, so V's colour is known, and
    /// then either what T and the tripod have to do or that they do opposite things. The latter is told by two bits beside the
    /// cells: leaning to a colour, T has the bit that the tripod has leaning to the same.
    fn balanced(&self) -> [Vec<u64>; 7] {
        let wanted = self.lean(ALL_CELLS);
        let of_v = if wanted.rem_euclid(4) == 1 { 1 } else { -1 };
        let of_t_and_tripod = wanted - of_v;
        let mut placements = PIECES.map(|_| Vec::new());
        for (piece, balanced) in placements.iter_mut().enumerate() {
            let all = self.placements[piece].iter();
            balanced.extend(all.filter_map(|&placement| {
                let lean = self.lean(placement);
                let mut held = placement;
                if piece == T || piece == TRIPOD {
                    if of_t_and_tripod == 0 {
                        held |= 1 << (CELLS + usize::from(lean > 0));
                    } else if 2 * lean != of_t_and_tripod {
                        return None;
                    }
                } else if piece == V && lean != of_v {
                    return None;
                }
                Some(held)
            }));
        }
        placements
    }

    /// How many more black than white cells there are in a set.
    fn lean(&self, cells: u64) -> i32 {
        let black = (cells & self.black).count_ones() as i32;
        2 * black - (cells & ALL_CELLS).count_ones() as i32
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
        Assembly::new(&Orientations::all(), &region).for_each(|&assembly| {
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
        let stairs = Assembly::new(&Orientations::all(), &Region::new(cells));
        assert_eq!(stairs.count(), 2800);
        let some = stairs.restricted(0, |placement| placement & 1 == 1);
        assert_eq!(some.count(), naive(&some, 0, 0));
        let flat = Assembly::new(&Orientations::all(), &Region::cuboid([1, 3, 9]));
        assert_eq!(flat.count(), 0);
    }
}
