//! Packing: all cells of a region are filled with pieces, each of which is used once.
//!
//! It is exact cover with cells and pieces as items, by Knuth's rule: the item with the fewest placements comes next. As soon as
//! few pieces have more than 64 placements, those that are left are a number for each piece, and it is written down which fit
//! beside which (`packing/table.rs`); for the last four pieces nothing is counted any more (`packing/last.rs`). For figures of a few
//! dozen cells this takes half the time of [`crate::exact_cover`]. Exponential at worst. Proved against trying every choice of
//! placements.

mod last;
mod table;

use crate::bits::members;
use last::Pair;
use std::mem::take;
use table::Table;

/// How many cells and other things there may be; from here on the bits of a placement tell its piece.
const CELLS: usize = 40;
const ITEMS: usize = 48;
/// With how many pieces left no cells are looked at any more.
const LAST: usize = 4;

/// What there is to fill and with what.
///
/// ```
/// use solutions::packing::Packing;
///
/// // Cells 0 1 2 in a row, a piece of one cell and one of two.
/// let packing = Packing::new(0b111, [vec![0b001, 0b010, 0b100], vec![0b011, 0b110]]);
/// let mut found = Vec::new();
/// packing.for_each(|placements| found.push(*placements));
/// found.sort();
/// assert_eq!(found, [[0b001, 0b110], [0b100, 0b011]]);
/// ```
pub struct Packing<const P: usize> {
    items: u64,
    placements: [Vec<u64>; P],
}

impl<const P: usize> Packing<P> {
    /// The placements of each piece in `cells`, as sets of cells. What a placement holds beside `cells` is something of
    /// which there is one and which need not be used. Panics if there are more than 40 of both, or more than 8 pieces.
    pub fn new(cells: u64, mut placements: [Vec<u64>; P]) -> Self {
        assert!(P <= ITEMS - CELLS, "too many pieces");
        let mut items = cells;
        for (piece, placements) in placements.iter_mut().enumerate() {
            items |= 1 << (CELLS + piece);
            for placement in placements {
                assert!((*placement | cells) >> CELLS == 0, "too many cells");
                *placement |= 1 << (CELLS + piece);
            }
        }
        Packing { items, placements }
    }

    /// Shows every way to fill all cells to `visit`, as the placement of each piece. Their order is deterministic and
    /// otherwise unspecified.
    pub fn for_each(&self, mut visit: impl FnMut(&[u64; P])) {
        let mut search = Search {
            chosen: [0; P],
            fitting: vec![[0; 64]; P * P],
            pairs: Vec::new(),
            visit: |chosen: &[u64; P]| visit(&chosen.map(|one| one & ((1 << CELLS) - 1))),
        };
        search.fill(self.items, &self.placements);
    }
}

/// The state of one search: what is chosen, and memory for tables and lists.
struct Search<const P: usize, V> {
    chosen: [u64; P],
    fitting: Vec<[u64; 64]>,
    pairs: Vec<Pair>,
    visit: V,
}

impl<const P: usize, V: FnMut(&[u64; P])> Search<P, V> {
    /// Covers the `open` items with some of these placements, which hold nothing that is covered.
    fn fill(&mut self, open: u64, placements: &[Vec<u64>; P]) {
        let left = open >> CELLS;
        if left == 0 {
            if open == 0 {
                (self.visit)(&self.chosen);
            }
            return;
        }
        let large = |&piece: &usize| placements[piece].len() > 64;
        if left.count_ones() as usize >= LAST && (0..P).filter(large).count() <= 2 {
            // A few more tables cost less than going on here.
            if let Some(piece) = (0..P).find(large) {
                let mut part = placements.clone();
                for chunk in placements[piece].chunks(64) {
                    part[piece] = chunk.to_vec();
                    self.fill(open, &part);
                }
            } else {
                let table = Table::new(placements, take(&mut self.fitting));
                self.fill_by(&table, open, table.all);
                self.fitting = table.fitting;
            }
            return;
        }
        let holding = |&item: &usize| {
            let all = placements.iter().flatten();
            all.filter(|&one| one >> item & 1 == 1).count()
        };
        let scarcest = members(open)
            .min_by_key(holding)
            .map_or(0, |item| 1 << item);
        for piece in members(left) {
            for &choice in &placements[piece] {
                if choice & scarcest != 0 {
                    self.chosen[piece] = choice;
                    let mut rest = placements.clone();
                    for rest in &mut rest {
                        rest.retain(|other| other & choice == 0);
                    }
                    self.fill(open & !choice, &rest);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Packing;
    use crate::random::Random;
    use std::collections::BTreeSet;

    /// Every choice of a placement for each piece, of which those are kept that meet nowhere and leave no cell.
    fn naive<const P: usize>(cells: u64, pieces: &[Vec<u64>; P]) -> BTreeSet<[u64; P]> {
        let mut choices = vec![([0; P], 0)];
        for (piece, placements) in pieces.iter().enumerate() {
            let mut longer = Vec::new();
            for &(choice, taken) in &choices {
                for &placement in placements {
                    if taken & placement == 0 {
                        let mut choice = choice;
                        choice[piece] = placement;
                        longer.push((choice, taken | placement));
                    }
                }
            }
            choices = longer;
        }
        choices.retain(|choice| choice.1 & cells == cells);
        choices.into_iter().map(|choice| choice.0).collect()
    }

    fn check<const P: usize>(cells: u64, pieces: &[Vec<u64>; P]) -> usize {
        let mut found = Vec::new();
        Packing::new(cells, pieces.clone()).for_each(|placements| found.push(*placements));
        let set: BTreeSet<[u64; P]> = found.iter().copied().collect();
        assert_eq!(set.len(), found.len(), "a way is shown twice");
        assert_eq!(set, naive(cells, pieces), "{cells:b} {pieces:?}");
        found.len()
    }

    /// Up to `most` different placements, each of a few bits next to each other.
    fn random_placements(random: &mut Random, bits: usize, most: usize) -> Vec<u64> {
        let mut placements = BTreeSet::new();
        for _ in 0..random.below(most + 1) {
            let width = (2 + random.below(3)).min(bits);
            let start = random.below(bits - width + 1);
            placements.insert((1 + random.below((1 << width) - 1) as u64) << start);
        }
        placements.into_iter().collect()
    }

    fn random_pieces<const P: usize>(seed: u64, cases: usize, most: usize) {
        let mut random = Random::new(seed);
        let mut solved = 0;
        for _ in 0..cases {
            let cells = 1 + random.below(3 * P);
            // Some have one or two bits more, which need not be used, or cells that are nowhere in between.
            let bits = cells + random.below(3);
            let hole = random.below(2 * cells);
            let wanted = ((1 << cells) - 1) & !(1 << hole);
            let pieces = [(); P].map(|()| random_placements(&mut random, bits, most));
            solved += usize::from(check(wanted, &pieces) > 0);
        }
        assert!(solved > cases / 50, "{solved} of {cases} have solutions");
    }

    #[test]
    fn random_pieces_against_all_choices() {
        random_pieces::<1>(30, 300, 9);
        random_pieces::<2>(31, 300, 12);
        random_pieces::<3>(32, 300, 15);
        random_pieces::<4>(33, 600, 25);
        random_pieces::<5>(34, 600, 25);
        random_pieces::<6>(35, 300, 20);
    }

    #[test]
    fn more_than_64_placements_of_a_piece() {
        random_pieces::<4>(36, 60, 150);
        random_pieces::<5>(37, 20, 110);
    }

    #[test]
    fn no_pieces_fill_no_cells() {
        assert_eq!(check::<0>(0, &[]), 1);
        assert_eq!(check::<0>(1, &[]), 0);
    }
}
