//! The placements of many small shapes in one region, looked for together.
//!
//! Seen from its first cell, a small shape is a set of a few dozen neighbouring places, and the orientations of several pieces
//! share them. Which of these places belong to the region is found out once for each of its cells; whether a shape fits there
//! is one operation then. Proved against [`Region::placements`].

use super::{minus, plus, Cell, Region, Shape};
use crate::bits::members;

/// Groups of shapes that are looked for together.
///
/// ```
/// use solutions::polycube::{Family, Region, Shape};
///
/// let bars = vec![Shape::new([[0, 0, 0], [0, 0, 1]]), Shape::new([[0, 0, 0], [0, 1, 0]])];
/// let family = Family::new([bars]);
/// let square = Region::cuboid([1, 2, 2]);
/// assert_eq!(family.placements(&square), [[0b0011, 0b0101, 0b1010, 0b1100]]);
/// ```
#[derive(Clone, Debug)]
pub struct Family<const G: usize> {
    /// The places of the shapes' other cells as seen from their first ones.
    places: Vec<Cell>,
    /// For each shape of a group the set of its places.
    groups: [Vec<u64>; G],
}

impl<const G: usize> Family<G> {
    /// The family of these groups. O(cells of all shapes · places).
    /// Panics if they have more than 64 places together, or if a shape has no cell.
    pub fn new(groups: [Vec<Shape>; G]) -> Self {
        let mut places = Vec::new();
        let mut number_of = |place: Cell| {
            let known = places.iter().position(|&other| other == place);
            known.unwrap_or_else(|| {
                places.push(place);
                places.len() - 1
            })
        };
        let mut places_of = |shape: Shape| {
            let (&first, others) = shape.cells.split_first().expect("a shape has a cell");
            let numbers = others.iter().map(|&cell| number_of(minus(cell, first)));
            numbers.fold(0, |set, number| set | 1 << number)
        };
        let groups = groups.map(|shapes| shapes.into_iter().map(&mut places_of).collect());
        assert!(places.len() <= 64, "the places are a set of 64 numbers");
        Family { places, groups }
    }

    /// For each group what [`Region::placements`] tells of its shapes, by their first cells.
    /// O(region · (places + shapes)). Panics if the region has more than 64 cells.
    pub fn placements(&self, region: &Region) -> [Vec<u64>; G] {
        assert!(
            region.cells.len() <= 64,
            "a placement is a set of 64 numbers"
        );
        let mut placements = [(); G].map(|()| Vec::with_capacity(64));
        for (number, &cell) in region.cells.iter().enumerate() {
            let mut inside = 0;
            let mut cells = [0; 64];
            for (place, &shift) in self.places.iter().enumerate() {
                if let Some(number) = region.number_of(plus(cell, shift)) {
                    inside |= 1 << place;
                    cells[place] = 1 << number;
                }
            }
            for (shapes, placements) in self.groups.iter().zip(&mut placements) {
                for &shape in shapes.iter().filter(|&shape| shape & !inside == 0) {
                    let others = members(shape).map(|place| cells[place]);
                    placements.push(others.fold(1 << number, |set, cell| set | cell));
                }
            }
        }
        placements
    }
}

#[cfg(test)]
mod tests {
    use super::Family;
    use crate::polycube::{Isometry, Region, Shape};
    use crate::random::Random;
    use crate::soma::PIECES;

    #[test]
    fn soma_pieces_in_random_regions_against_one_shape_at_a_time() {
        let mut random = Random::new(31);
        let rotations = Isometry::rotations();
        let turned = |cells: &[_]| Shape::new(cells.iter().copied()).orientations(&rotations);
        let groups = PIECES.map(turned);
        let family = Family::new(groups.clone());
        let mut found = 0;
        for _ in 0..100 {
            let mut cells = Region::cuboid([4, 3, 5]).cells().to_vec();
            random.shuffle(&mut cells);
            cells.truncate(20 + random.below(40));
            let region = Region::new(cells);
            for (shapes, mut placements) in groups.iter().zip(family.placements(&region)) {
                let one_by_one = shapes.iter().flat_map(|shape| region.placements(shape));
                let mut expected: Vec<u64> = one_by_one.collect();
                placements.sort_unstable();
                expected.sort_unstable();
                assert_eq!(placements, expected);
                found += placements.len();
            }
        }
        assert!(found > 1000, "{found}");
    }
}
