//! Placements that are left as one number for each piece.

use super::{Search, CELLS, ITEMS, LAST};
use crate::bits::members;

/// For each piece a set of its placements.
pub(super) type Left<const P: usize> = [u64; P];

/// Up to 64 placements of each piece, and which of them fit beside which.
pub(super) struct Table<'a, const P: usize> {
    pub(super) placements: &'a [Vec<u64>; P],
    pub(super) all: Left<P>,
    /// Those that hold an item.
    holding: [Left<P>; ITEMS],
    /// By two pieces, for each placement of the first: those of the second that fit beside it.
    pub(super) fitting: Vec<[u64; 64]>,
}

impl<'a, const P: usize> Table<'a, P> {
    /// The table is written to `fitting`, whatever that held. O(P · placements).
    pub(super) fn new(placements: &'a [Vec<u64>; P], fitting: Vec<[u64; 64]>) -> Self {
        let mut table = Table {
            placements,
            all: [0; P],
            holding: [[0; P]; ITEMS],
            fitting,
        };
        for (piece, placements) in placements.iter().enumerate() {
            for (i, &placement) in placements.iter().enumerate() {
                members(placement).for_each(|item| table.holding[item][piece] |= 1 << i);
                table.all[piece] |= 1 << i;
            }
        }
        for (placements, fitting) in placements.iter().zip(table.fitting.chunks_exact_mut(P)) {
            for (i, &placement) in placements.iter().enumerate() {
                let mut taken = [0; P];
                for item in members(placement) {
                    for (taken, holding) in taken.iter_mut().zip(&table.holding[item]) {
                        *taken |= holding;
                    }
                }
                for other in 0..P {
                    fitting[other][i] = table.all[other] & !taken[other];
                }
            }
        }
        table
    }

    /// How many of the placements in `sets` hold an item.
    fn count(&self, item: usize, sets: &Left<P>) -> u32 {
        let held = sets.iter().zip(&self.holding[item]);
        held.map(|(set, holding)| (set & holding).count_ones())
            .sum()
    }
}

impl<const P: usize, V: FnMut(&[u64; P])> Search<P, V> {
    /// Covers the `open` items, [`LAST`] pieces at least among them, with some of the placements in `sets`.
    pub(super) fn fill_by(&mut self, table: &Table<P>, open: u64, sets: Left<P>) {
        let left = open >> CELLS;
        if left.count_ones() as usize == LAST {
            return self.fill_last(table, open, &sets);
        }
        let scarcest = members(open).min_by_key(|&item| table.count(item, &sets));
        if let Some(item) = scarcest {
            for piece in members(left) {
                let fitting = &table.fitting[piece * P..][..P];
                for i in members(sets[piece] & table.holding[item][piece]) {
                    let placement = table.placements[piece][i];
                    let sets = std::array::from_fn(|other| sets[other] & fitting[other][i]);
                    self.chosen[piece] = placement;
                    self.fill_by(table, open & !placement, sets);
                }
            }
        }
    }
}
