//! Polycubes: the symmetries of space, the orientations of a shape, its placements in a region.
//!
//! A cell is a unit cube at integer coordinates. A flat shape is a polycube of one layer, so polyominoes are covered
//! too. Whether coordinates are right-handed is the caller's: rotations are rotations either way. Shapes and
//! regions are told by their cells alone; nothing here knows of games. Proved against the known numbers of
//! orientations and against moving shapes cell by cell.

mod family;

pub use family::Family;

/// A unit cube by its coordinates.
pub type Cell = [i8; 3];

/// A symmetry of the cubic grid that keeps the origin: a signed permutation of the axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isometry {
    axes: [usize; 3],
    signs: [i8; 3],
}

impl Isometry {
    /// All 48, the identity first.
    pub fn all() -> Vec<Isometry> {
        let mut all = Vec::with_capacity(48);
        for (x, y) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
            for flips in 0..8 {
                let axes = [x, y, 3 - x - y];
                let signs = [0, 1, 2].map(|axis| 1 - 2 * (flips >> axis & 1));
                all.push(Isometry { axes, signs });
            }
        }
        all
    }

    /// The 24 rotations, the identity first.
    pub fn rotations() -> Vec<Isometry> {
        let mut all = Isometry::all();
        all.retain(Isometry::is_rotation);
        all
    }

    /// Is it a rotation, that is, does it keep left and right hands apart?
    pub fn is_rotation(&self) -> bool {
        let [a, b, c] = self.axes;
        // 0, 1, 2 in cyclic order are an even permutation.
        let even = (a + 1) % 3 == b && (b + 1) % 3 == c;
        even == (self.signs.iter().product::<i8>() == 1)
    }

    /// Where `cell` goes.
    pub fn apply(&self, cell: Cell) -> Cell {
        std::array::from_fn(|i| self.signs[i] * cell[self.axes[i]])
    }
}

/// A polycube up to translation: its cells sorted, the least coordinate on each axis 0.
///
/// ```
/// use solutions::polycube::{Isometry, Shape};
///
/// let bar = Shape::new([[5, 5, 5], [5, 6, 5]]);
/// assert_eq!(bar.cells(), [[0, 0, 0], [0, 1, 0]]);
/// assert_eq!(bar.orientations(&Isometry::rotations()).len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    cells: Vec<Cell>,
}

impl Shape {
    /// The shape of these cells, wherever they lie, O(n log n).
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        let corner = corner(&cells);
        for cell in &mut cells {
            *cell = minus(*cell, corner);
        }
        cells.sort_unstable();
        cells.dedup();
        Shape { cells }
    }

    /// The cells, sorted.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The shape's image, O(n log n).
    pub fn image(&self, isometry: &Isometry) -> Shape {
        Shape::new(self.cells.iter().map(|&cell| isometry.apply(cell)))
    }

    /// The different images of the shape, sorted.
    pub fn orientations(&self, isometries: &[Isometry]) -> Vec<Shape> {
        let mut images: Vec<Shape> = isometries.iter().map(|one| self.image(one)).collect();
        images.sort_unstable();
        images.dedup();
        images
    }
}

/// A finite set of cells, numbered in the order in which they were given.
#[derive(Clone, Debug)]
pub struct Region {
    cells: Vec<Cell>,
    corner: Cell,
    extent: [usize; 3],
    /// For each cell of the bounding box its number, or `OUTSIDE`.
    numbers: Vec<u16>,
}

const OUTSIDE: u16 = u16::MAX;

impl Region {
    /// The region of these cells, O(volume of the bounding box). Panics if a cell comes twice, or if there are 65,535 or more.
    pub fn new(cells: Vec<Cell>) -> Self {
        let corner = corner(&cells);
        let extent = extent(&cells, corner);
        let mut region = Region {
            numbers: vec![OUTSIDE; extent.iter().product()],
            cells,
            corner,
            extent,
        };
        assert!(region.cells.len() < usize::from(OUTSIDE), "too many cells");
        for (number, &cell) in (0..).zip(&region.cells) {
            let place = region.place(cell).expect("the box bounds every cell");
            assert_eq!(region.numbers[place], OUTSIDE, "cell {cell:?} comes twice");
            region.numbers[place] = number;
        }
        region
    }

    /// The box of all cells from the origin to below `extent`, in lexicographic order.
    pub fn cuboid(extent: Cell) -> Self {
        let mut cells = Vec::new();
        for x in 0..extent[0] {
            for y in 0..extent[1] {
                cells.extend((0..extent[2]).map(|z| [x, y, z]));
            }
        }
        Region::new(cells)
    }

    /// The cells in the order of their numbers.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The number of `cell`, O(1); `None` outside the region.
    pub fn number_of(&self, cell: Cell) -> Option<usize> {
        let number = self.numbers[self.place(cell)?];
        Some(usize::from(number)).filter(|_| number != OUTSIDE)
    }

    /// Every translation of `shape` that lies in the region, as the set of its cells' numbers (bit `i` for cell
    /// `i`), O(region · shape). Panics if the region has more than 64 cells or the shape none.
    pub fn placements(&self, shape: &Shape) -> Vec<u64> {
        assert!(self.cells.len() <= 64, "a placement is a set of 64 numbers");
        let first = shape.cells[0].map(|coordinate| coordinate as usize);
        let size = extent(&shape.cells, [0; 3]);
        // On each axis the box of the shape must not begin behind these, or else it leaves the region's.
        let mut latest = [0; 3];
        for axis in 0..3 {
            latest[axis] = match self.extent[axis].checked_sub(size[axis]) {
                Some(latest) => latest,
                None => return Vec::new(),
            };
        }
        let offsets: Vec<usize> = shape.cells.iter().map(|&cell| self.offset(cell)).collect();
        let place_at = |&cell: &Cell| {
            let cell = minus(cell, self.corner);
            let start: [usize; 3] =
                std::array::from_fn(|axis| (cell[axis] as usize).wrapping_sub(first[axis]));
            if start[0] > latest[0] || start[1] > latest[1] || start[2] > latest[2] {
                return None;
            }
            let start = (start[0] * self.extent[1] + start[1]) * self.extent[2] + start[2];
            let mut set = 0;
            for offset in &offsets {
                match self.numbers[start + offset] {
                    OUTSIDE => return None,
                    number => set |= 1 << number,
                }
            }
            Some(set)
        };
        self.cells.iter().filter_map(place_at).collect()
    }

    /// Those of `isometries` that, followed by some translation, map the region onto itself, each as a permutation
    /// of the cells' numbers: cell `i` goes to `permutation[i]`. O(isometries · region).
    pub fn symmetries(&self, isometries: &[Isometry]) -> Vec<Vec<usize>> {
        let last = std::array::from_fn(|axis| self.corner[axis] + self.extent[axis] as i8 - 1);
        let permutation = |isometry: &Isometry| {
            if isometry.axes.map(|axis| self.extent[axis]) != self.extent {
                return None;
            }
            // The box's least corner is the image of one of two opposite corners on each axis.
            let (a, b) = (isometry.apply(self.corner), isometry.apply(last));
            let shift = minus(self.corner, corner(&[a, b]));
            let mut permutation = Vec::with_capacity(self.cells.len());
            for &cell in &self.cells {
                permutation.push(self.number_of(plus(isometry.apply(cell), shift))?);
            }
            Some(permutation)
        };
        isometries.iter().filter_map(permutation).collect()
    }

    /// How far a cell of the box that is `shift` from another is from it among the numbers.
    fn offset(&self, shift: Cell) -> usize {
        let [x, y, z] = shift.map(|coordinate| coordinate as usize);
        (x * self.extent[1] + y) * self.extent[2] + z
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        // Below the corner they wrap around to large numbers.
        let [x, y, z] = minus(cell, self.corner).map(|offset| offset as usize);
        let is_inside = x < self.extent[0] && y < self.extent[1] && z < self.extent[2];
        is_inside.then(|| (x * self.extent[1] + y) * self.extent[2] + z)
    }
}

/// How many cells of each axis the box from `corner` to the greatest coordinates has.
fn extent(cells: &[Cell], corner: Cell) -> [usize; 3] {
    std::array::from_fn(|axis| {
        let last = cells.iter().map(|cell| cell[axis]).max();
        last.map_or(0, |last| (last - corner[axis]) as usize + 1)
    })
}

/// The least coordinate on each axis; the origin if there are no cells.
fn corner(cells: &[Cell]) -> Cell {
    std::array::from_fn(|axis| cells.iter().map(|cell| cell[axis]).min().unwrap_or(0))
}

fn plus(a: Cell, b: Cell) -> Cell {
    std::array::from_fn(|axis| a[axis] + b[axis])
}

fn minus(a: Cell, b: Cell) -> Cell {
    std::array::from_fn(|axis| a[axis] - b[axis])
}

#[cfg(test)]
mod tests {
    use super::{Cell, Isometry, Region, Shape};
    use crate::random::Random;
    use std::collections::BTreeSet;

    fn compose(outer: &Isometry, inner: &Isometry) -> [Cell; 3] {
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map(|axis| outer.apply(inner.apply(axis)))
    }

    fn determinant(m: [Cell; 3]) -> i8 {
        let minor = |r: usize, s: usize| m[1][r] * m[2][s] - m[1][s] * m[2][r];
        m[0][0] * minor(1, 2) - m[0][1] * minor(0, 2) + m[0][2] * minor(0, 1)
    }

    #[test]
    fn rotations_are_a_group_of_24() {
        let identity = Isometry::all()[0];
        let rotations = Isometry::rotations();
        let images = |all: &[Isometry]| -> BTreeSet<_> {
            all.iter().map(|one| compose(one, &identity)).collect()
        };
        let set = images(&rotations);
        assert_eq!(set.len(), 24);
        assert_eq!(images(&Isometry::all()).len(), 48);
        assert_eq!(rotations[0], identity);
        for a in &rotations {
            assert!(rotations.iter().all(|b| set.contains(&compose(a, b))));
        }
        for isometry in Isometry::all() {
            assert_eq!(
                isometry.is_rotation(),
                determinant(compose(&isometry, &identity)) == 1
            );
        }
    }

    #[test]
    fn known_numbers_of_orientations() {
        for (cells, rotated, reflected) in [
            (vec![[0, 0, 0]], 1, 1),
            (vec![[0, 0, 0], [0, 0, 1]], 3, 3),
            (vec![[0, 0, 0], [0, 0, 1], [0, 1, 0]], 12, 12),
            (vec![[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0]], 8, 8),
            (vec![[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 2, 1]], 24, 24),
            (vec![[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 1]], 12, 24),
        ] {
            let shape = Shape::new(cells);
            assert_eq!(shape.orientations(&Isometry::rotations()).len(), rotated);
            assert_eq!(shape.orientations(&Isometry::all()).len(), reflected);
        }
    }

    fn random_region(random: &mut Random) -> Region {
        let origin: Cell = std::array::from_fn(|_| random.below(9) as i8 - 4);
        let mut cells: Vec<Cell> = Region::cuboid([3, 2, 4])
            .cells()
            .iter()
            .map(|cell| std::array::from_fn(|axis| cell[axis] + origin[axis]))
            .collect();
        random.shuffle(&mut cells);
        cells.truncate(1 + random.below(24));
        Region::new(cells)
    }

    #[test]
    fn placements_against_every_translation() {
        let mut random = Random::new(7);
        for _ in 0..300 {
            let region = random_region(&mut random);
            let shape = Shape::new((0..1 + random.below(3)).map(|_| {
                let cell: Cell = std::array::from_fn(|_| random.below(2) as i8);
                cell
            }));
            let mut naive = BTreeSet::new();
            for shift in Region::cuboid([20, 20, 20]).cells() {
                let moved: Vec<Option<usize>> = shape
                    .cells()
                    .iter()
                    .map(|cell| {
                        let cell: Cell = std::array::from_fn(|i| cell[i] + shift[i] - 10);
                        region.cells().iter().position(|&other| other == cell)
                    })
                    .collect();
                if moved.iter().all(Option::is_some) {
                    naive.insert(moved.into_iter().flatten().fold(0, |set, i| set | 1 << i));
                }
            }
            let found = region.placements(&shape);
            assert_eq!(found.len(), naive.len());
            assert_eq!(found.into_iter().collect::<BTreeSet<u64>>(), naive);
        }
    }

    #[test]
    fn symmetries_of_known_regions() {
        let count = |extent| {
            let region = Region::cuboid(extent);
            let rotations = region.symmetries(&Isometry::rotations()).len();
            (rotations, region.symmetries(&Isometry::all()).len())
        };
        assert_eq!(count([3, 3, 3]), (24, 48));
        assert_eq!(count([2, 2, 3]), (8, 16));
        assert_eq!(count([1, 2, 3]), (4, 8));
        let crooked = Region::new(vec![[4, 4, 4], [4, 4, 5], [4, 5, 4], [5, 4, 5]]);
        assert_eq!(crooked.symmetries(&Isometry::rotations()).len(), 2);
        assert_eq!(crooked.symmetries(&Isometry::all()).len(), 2);
    }

    #[test]
    fn a_symmetry_keeps_all_distances() {
        let mut random = Random::new(8);
        let distance =
            |a: Cell, b: Cell| -> i32 { (0..3).map(|i| i32::from(a[i] - b[i]).pow(2)).sum() };
        for _ in 0..100 {
            let region = random_region(&mut random);
            let cells = region.cells();
            let symmetries = region.symmetries(&Isometry::all());
            assert!(symmetries[0].iter().copied().eq(0..cells.len()));
            for to in symmetries {
                for i in 0..cells.len() {
                    for j in 0..cells.len() {
                        assert_eq!(
                            distance(cells[i], cells[j]),
                            distance(cells[to[i]], cells[to[j]])
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn cells_outside_have_no_number() {
        let region = Region::new(vec![[0, 0, 0], [1, 1, 0]]);
        assert_eq!(region.number_of([1, 1, 0]), Some(1));
        for cell in [[0, 1, 0], [0, 0, 1], [-1, 0, 0], [2, 0, 0]] {
            assert_eq!(region.number_of(cell), None);
        }
    }
}
